# Palabras de la mesa de Gravity Warfare en el navegador.
table = La mesa
platform = La plataforma
drawn-plainly = Dibujo más sencillo, para que se mueva con fluidez en este dispositivo
turn = El turno
round = Ronda { $round } de 3
goal = Gana quien tenga más puntos tras 3 rondas. Si colocas tu última tropa, la ronda acaba y ganas 5.
players = Jugadores
you = tú
and = y

camera = Cámara
camera-left = Girar la vista a la izquierda
camera-right = Girar la vista a la derecha
camera-nearer = Más cerca
camera-farther = Más lejos
camera-top = Desde arriba
camera-flat = Plano
film-again = Verlo otra vez
film-skip = Saltar
look-help = Las flechas giran la vista, más y menos la acercan o alejan, T mira desde arriba, H la deja como al principio.
pick-help = Pulsa una de las piezas enmarcadas para elegirla.

die-zone = Dado de zonas
die-troop = Dado de tropa
die-upper = Dado de tropa para la pieza de arriba
die-none = sin lanzar
from-zone = desde { $zone }
challenges = Retos
carried = Aplazado a su próximo turno
carried-short = aplazado
bank = Banca
tag-free = Guardián: ni retos ni dados
tag-climbs = puede apilar donde quiera
tag-calm = pulso firme
tag-again = { $count ->
        [one] una vez más
       *[other] { $count } veces más
    }
tag-seconds = en { $seconds } s
tag-for = { $actor } lo hace por { $active }

energy-challenge = reto
energy-event = evento
energy-defence = defensa
energy-wild = comodín
stands-for = Como { $card }
gem-gold = { $count } de oro (5 puntos cada una)
gem-silver = { $count } de plata (3 puntos cada una)
gem-blue = { $count } azules (1 punto cada una)
gem-green = { $count } verdes (para saltar turno)
points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
points-short = pts
troops-left = Tropas por colocar
none-left = ninguna
cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
hero-secret = héroe secreto
hero-used = usado
your-hero = Tu héroe
team = Equipo { $number }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en total
team-yours = Tu equipo: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en total
hand = Tu mano
seen = conocida
drawn = ¿Con cuál te quedas?
declare = ¿Por qué carta vale la Antimateria?
now = Ahora
pile-left = Mazo izquierdo
pile-right = Mazo derecho
discard = Descarte

plan-title = Planea tu jugada
plan-what = Qué colocar
totem = { $upper } sobre { $lower }
share-in = queda en { $zone }
anywhere = Puede ir en cualquier sitio.
stands-on = sobre { $piece }
aim-at = Apuntar a
aim-choose = elige…
aim-zone = el centro de { $zone }
aim-piece = { $piece } ({ $zone })
plan-where = Señala dónde la quieres, o elige a qué apuntar.
plan-heading = Orientación: { $degrees }°
plan-care = Altura: posar con cuidado
plan-drop = Altura: soltar desde { $mm } mm
plan-speed = Velocidad: { $mm } mm/s
plan-spin = Giro: { $turns } vueltas por segundo
spin-left = gira a la izquierda: cambiar
spin-right = gira a la derecha: cambiar
plan-lift = Tu mano la levanta sola: no hay que apuntar.
plan-blind = Tu mano no mirará: puede fallar por unos milímetros.
plan-place = Colocarla aquí
plan-do = Hacerlo
plan-help = Señala en la plataforma, o usa las flechas (con Mayús, pasos cortos); Q y E o la rueda giran, Intro coloca. Arrastra fuera de la plataforma para mirar alrededor.
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
go-live = Con tu propia mano, en vivo

live-title = Tu mano
over-platform = { $mm } mm sobre la plataforma
over-piece = { $mm } mm sobre { $piece }
live-lower = Mantén pulsado para bajar, suelta para dejarla
live-lowering = Suelta para dejarla …
live-height = Altura: { $mm } mm
live-heading = Orientación: { $degrees }°
live-grip = Coger
live-grip-piece = Coger { $piece }
live-open = Abrir los dedos
live-let-go = Soltar
live-rim = Sujetar el borde
live-rim-let-go = Soltar el borde
live-done = Listo
live-mirrored = En espejo: la izquierda es la derecha.
live-help = La mano sigue al ratón. Mantén el botón para bajar y suéltalo para soltar la pieza. Rueda o W y S: altura. Q y E: girar. Espacio: coger y soltar. R: borde. Intro: listo. Botón derecho: mirar alrededor.
live-touch = Desliza el dedo por la plataforma: la mano va con él. Después mantén pulsado el botón grande. Con un segundo dedo miras alrededor.
live-other = La mano de { $name } está en la plataforma
blind-dark = Juegas sin mirar. Mueve, baja y suelta de memoria.

described = Qué hay en cada zona
level = La plataforma está nivelada.
leans = La plataforma se inclina { $degrees }°.
leans-to = La plataforma se inclina { $degrees }° hacia { $zone }.
empty = Todavía no hay nada encima.
lies = { $piece }, tumbada
on-piece = { $piece }, sobre { $base }
out = Fuera hasta que acabe la ronda
