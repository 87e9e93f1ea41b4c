# Palabras del cliente del navegador.
page-lobby = Sobremesa: una mesa para amigos
page-table = { $game } · mesa { $code }
page-rules = { $game } · reglas
page-setup = { $game } · preparar una mesa
skip = Saltar al contenido
home = A la entrada
language-other = English
language-switch = Switch to English
light-to-dark = Colores oscuros
light-to-light = Colores claros
close = Cerrar

hero = Quédate de sobremesa
hero-sub = Abre una mesa, manda el enlace y a jugar. Sin cuentas, y los bots ocupan los asientos vacíos.
your-name = Tu nombre
save-name = Guardar
name-saved = Guardado
games = Juegos
players-range = De { $least } a { $most } jugadores
play-now = Jugar ya contra bots
set-up = Preparar una mesa
rules = Reglas
join = Unirse a una mesa
join-code = Código de la mesa
join-go = Unirse
open-tables = Mesas abiertas
no-open-tables = Ahora no hay ninguna mesa abierta. Prepara una y hazla pública.
my-tables = Mis mesas
no-my-tables = Aquí estarán las mesas en las que has estado.
table-card = { $game }, anfitrión: { $host }
seats-free = { $free ->
        [0] sin asientos libres
        [one] 1 asiento libre
       *[other] { $free } asientos libres
    }
phase-gathering = reuniéndose
phase-playing = en juego
phase-over = terminada
loading = Un momento …
not-found = Aquí no hay nada.

setup-title = Una mesa de { $game }
setup-seats = Cuántos
setup-who = Quién se sienta dónde
setup-options = Opciones
agreed = Lo acordado
setup-time = Tiempo para pensar
time-quick = rápido: medio minuto por turno
time-normal = normal: minuto y medio por turno
time-slow = lento: cinco minutos por turno
time-days = días
time-unlimited = el que haga falta
setup-away = Cuando a alguien se le acaba el tiempo
away-play = la casa juega por esa persona
away-wait = la mesa espera
setup-public = Mostrarla en la entrada, abierta a cualquiera
setup-house = Datos de la casa
setup-house-help = Cambia cartas, tableros o cifras: TOML, como el original. Déjalo vacío para jugar con el original.
setup-house-load = Partir del original
setup-make = Abrir la mesa
seat-open = libre, para quien venga
seat-you = tú
bot-kind = Bot: { $kind }
bot-name = Bot { $letter }
seat-name = Asiento { $letter }

share-title = Invita a tus amigos
share-help = Abren este enlace o escriben el código. Quien lo tenga puede venir.
share-copy = Copiar el enlace
share-copied = Copiado
share-send = Enviar …
welcome-title = Hay una mesa esperándote
welcome-help = ¿Cómo te llamamos?
welcome-go = Pasar

sit = Sentarme aquí
sit-again = Recuperar mi asiento
stand = Levantarme
give-bot = Dar el asiento a
free-seat = Liberar el asiento
start = Empezar la partida
start-wait = Empieza cuando todos los asientos estén ocupados. Espera a tus amigos o da asientos a bots.
start-host = { $host } empieza la partida cuando todos estén sentados.
rematch = Jugar otra
spectators = { $count ->
        [one] Mira 1 persona
       *[other] Miran { $count } personas
    }
you-watch = Estás mirando.
present = aquí
absent = ausente
bot-plays = juega un bot
has-left = se levantó
host = anfitrión
you = tú

turn-yours = Te toca
turn-may = Puedes actuar
turn-of = Decide { $names }
known-cards = Se sabe que tiene: { $cards }
over-title = La partida ha terminado
over-won = ¡Gana { $names }!
over-shared = { $names } comparten la victoria.
over-team = ¡Ganan { $names }, en equipo!
over-you = ¡Has ganado!
over-your-team = ¡Gana tu equipo!
ended-by-goal = Se ha alcanzado el objetivo del juego.
ended-by-last-standing = No queda nadie más en la partida.
ended-by-bound = La partida ha llegado a su límite: deciden los puntos.
over-place = Puesto
over-player = Jugador
over-score = Puntos
over-replay = Registro de la partida
seed-check = Semilla { $seed }, prometida antes de la primera jugada: cualquiera puede comprobar que nadie la eligió.
list-two = { $first } y { $second }

actions = Lo que puedes hacer
actions-none = Ahora no hay nada que hacer.
actions-filter = Filtrar
actions-some = { $shown } de { $all }
actions-all = Mostrar todo
actions-pick = Solo lo que va con lo elegido
group-move = Mover
group-activate = Activar
group-attack = Atacar
group-play = Jugar
group-rob = Robar
group-discard = Descartar
group-take = Tomar
group-add = Añadir
group-choose-target = Elegir objetivo
group-play-as-wound = Como Herida
group-heal = Curar
group-give = Retos
group-attempt = Colocar
group-pick = Elegir
group-other = Otras
undo = Deshacer
board = Tablero
log = Registro
log-empty = Aquí se contará lo que pase.
log-gap = Faltaste un momento: puede que aquí falte algo.
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-line = { $name }: { $text }
table = Mesa
play = Jugar
players = Jugadores
rule-open = Regla { $rule }
rules-none = Todavía no hay reglas en este idioma.
time-left = Tiempo restante: { $time }
reconnecting = Se perdió la conexión. Volviendo …
ended-title = Esta mesa no se puede mostrar aquí
try-again = Volver a intentar

refusal-connection-lost = Se perdió la conexión antes de que llegara la respuesta. Mira la mesa antes de volver a intentarlo.
refusal-unreachable = La casa no responde. ¿Está en marcha?

qube-board = El tablero: planetas y cubos
qube-score = Marcador: gana quien llegue a 64
qube-planet = { $planet }, { $kind }
qube-kind-entrance = entrada
qube-kind-cube = planeta Cubo
qube-kind-wound = planeta Herida
qube-kind-armory = Armería
qube-kind-crescent-moon = Luna creciente
qube-kind-full-moon = Luna llena
qube-pick = Elige uno de tus cubos iluminados y luego adónde va.
qube-picked = Elige un objetivo iluminado, o pulsa otra vez el cubo para soltarlo.
qube-reserve = reserva { $count }
qube-turn = Turno { $turn }
qube-target = Objetivo: { $text }

gce-disputed = En disputa
gce-none = nada
gce-bid = Puja
gce-goal = { $goal ->
        [one] Gana 1 colonia
       *[other] Ganan { $goal } colonias
    }
gce-commander = Comandante
gce-deck = Mazo
gce-discard = Descarte
gce-scrap = Chatarra
gce-ships = { $ships ->
        [one] nave
       *[other] naves
    }
gce-hand = Tu mano
gce-hand-empty = Sin cartas en la mano.
gce-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
gce-colonies = { $count ->
        [one] 1 colonia
       *[other] { $count } colonias
    }
gce-passed = pasó
gce-abandoned = abandonó
gce-shielded = con escudo
gce-aside = apartada
gce-stolen = robada por { $name }

kaiju-blow = Golpe
kaiju-from = de { $name }
kaiju-new-round = Nueva ronda
kaiju-clockwise = sentido horario
kaiju-counter = sentido antihorario
kaiju-centre = Edificios en el centro
kaiju-centre-none = sin Edificios
kaiju-deck = Mazo
kaiju-life = Vida
kaiju-strength = Fuerza
kaiju-worth = Vale
kaiju-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
kaiju-damage = Daño { $damage } de { $life }
kaiju-turned = girado
kaiju-furious = furioso
kaiju-out = fuera
kaiju-king = Rey de los Monstruos
kaiju-hand = Tu mano
kaiju-below = un número menor que { $number }
kaiju-a-number = un número
kaiju-no-number = una que no es número
kaiju-a-minus-three = un menos tres
kaiju-no-special = una que no es especial

page-replay = { $game } · una partida terminada
me-title = Yo y mis dispositivos
me-code-title = Otro dispositivo
me-code-help = Con un código, otro navegador o teléfono pasa a ser tú, con tus asientos y partidas. Sirve una vez.
me-code-make = Crear un código
me-code-again = Crear otro código
me-code-once = Escríbelo en el otro dispositivo, en esta misma página. Un código nuevo sustituye al anterior.
me-recover-title = Tengo un código
me-recover-help = Este dispositivo pasa a ser la persona que creó el código. Quien era antes queda atrás.
me-recover-code = Código de recuperación
me-recover-go = Ser esa persona aquí
me-recovered = Hola de nuevo, { $name }.
sound = Sonido
sound-off = Quitar el sonido
sound-on = Poner el sonido
replays = Partidas terminadas
no-replays = Aquí podrás volver a ver las partidas terminadas.
replay-won = Victoria: { $names }
replay-eyes = Vista por
replay-spectator = el público
replay-open = todo boca arriba
replay-link = Enlace a este momento
replay-start = El comienzo
replay-controls = Reproducción
replay-first = Al comienzo
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-moment = Momento
share-qr = Código QR con el enlace a esta mesa
share-local = Este enlace solo sirve en este equipo. Para los teléfonos, abre la casa con su dirección en tu red: la muestra al arrancar.
setup-house-upload = Subir un archivo
setup-house-clear = Volver a lo normal
setup-house-line = Línea { $line }:
hint = Consejo
hint-thinking = Pensando …
hint-best = { $action } · cerca del { $percent } % de ganar
hint-none = Aquí no hay nada que aconsejar.
letting-chosen = Tu respuesta sale en un momento: su tiempo no debe delatar lo que tienes.
letting-alone = No tienes con qué responder. La respuesta sale sola en un momento.
card-idle = { $card } (¿por qué no?)
over-watch = Volver a verla
qube-cube-is = { $double ->
        [yes] Cubo doble { $weapon } de { $name } en { $planet }
       *[no] Cubo { $weapon } de { $name } en { $planet }
    }
qube-double = dos heridas
gce-threat = Respuesta
gce-waiting = Se espera a { $names }.
kaiju-damage-short = { $damage } de { $life }
kaiju-hurt-steps = { $name } recibe daño
kaiju-step-damage = Número
kaiju-step-building = Edificio
kaiju-step-extra = Daño Adicional
