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
hero-sub = Abre una mesa, comparte el enlace y a jugar. Sin cuentas, y los bots ocupan los asientos vacíos.
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
no-my-tables = Aquí saldrán las mesas en las que hayas jugado.
table-card = { $game }, mesa de { $host }
seats-free = { $free ->
        [0] sin asientos libres
        [one] 1 asiento libre
       *[other] { $free } asientos libres
    }
phase-gathering = por empezar
phase-playing = en juego
phase-over = terminada
loading = Un momento…
not-found = Aquí no hay nada.

setup-title = Prepara una mesa de { $game }
setup-seats = Cuántos
setup-who = Quién se sienta dónde
setup-options = Opciones
agreed = Reglas de la casa
setup-time = Tiempo para pensar
time-quick = rápido: 30 segundos por turno
time-normal = normal: 90 segundos por turno
time-slow = tranquilo: 5 minutos por turno
time-days = días: por correspondencia
time-unlimited = sin límite
setup-away = Cuando a alguien se le acaba el tiempo
away-play = la casa juega por esa persona
away-wait = la mesa espera
setup-public = Mostrar esta mesa en la entrada, abierta a cualquiera
setup-house = Archivo de reglas de la casa
setup-house-help = Cambia cartas, tableros o cifras: un archivo TOML como el original. Déjalo vacío para jugar con el original.
setup-house-load = Partir del original
setup-make = Abrir la mesa
seat-open = libre para quien venga
seat-you = tú
bot-kind = Bot: { $kind }
bot-name = Bot { $letter }
seat-name = Asiento { $letter }

share-title = Invita a tus amigos
share-help = Tus amigos abren este enlace o escriben el código. Quien lo tenga puede entrar.
share-copy = Copiar el enlace
share-copied = Copiado
share-send = Enviar…
welcome-title = Te esperan en la mesa
welcome-help = ¿Cómo te llamamos?
welcome-go = Pasar

sit = Sentarme aquí
sit-again = Recuperar mi asiento
stand = Levantarme
give-bot = Dar este asiento a
free-seat = Liberar este asiento
start = Empezar la partida
start-wait = La partida empieza cuando estén todos los asientos ocupados. Espera a tus amigos o deja que jueguen los bots.
start-host = { $host } empezará la partida cuando estéis todos.
rematch = Jugar otra
spectators = { $count ->
        [one] 1 persona mirando
       *[other] { $count } personas mirando
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
turn-of = { $count ->
        [one] Decide { $names }
       *[other] Deciden { $names }
    }
known-cards = Todos saben que tiene: { $cards }
over-title = Fin de la partida
over-won = ¡Gana { $names }!
over-shared = { $names } comparten la victoria.
over-team = ¡Ganan { $names }, en equipo!
over-you = ¡Has ganado!
over-your-team = ¡Gana tu equipo!
ended-by-goal = Se ha alcanzado el objetivo del juego.
ended-by-last-standing = No quedaba nadie más en la partida.
ended-by-bound = La partida llegó a su límite y decidieron los puntos.
over-place = Puesto
over-player = Jugador
over-score = Puntos
over-replay = Descargar el registro
seed-check = La semilla { $seed } se selló antes de la primera jugada: cualquiera puede comprobar que nadie la eligió.

actions = Lo que puedes hacer
actions-none = Ahora no tienes nada que hacer.
actions-filter = Filtrar
actions-some = { $shown } de { $all }
actions-all = Mostrar todo
actions-pick = Solo lo que va con tu elección
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
log-empty = Aquí se contará la partida.
log-gap = Has estado fuera un momento: puede que falte algo.
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
line-quiet = La casa lleva un momento sin contestar.
line-acting = Se perdió la conexión. Tu jugada queda guardada y se envía en cuanto vuelva.
act-under-way = De camino a la casa …
ended-title = Esta mesa no se puede mostrar aquí
try-again = Volver a intentar

refusal-connection-lost = Se ha perdido la conexión antes de que llegara la respuesta. Mira la mesa antes de volver a intentarlo.
refusal-unreachable = El servidor no responde. ¿Está en marcha?

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
        [one] Se gana con 1 colonia
       *[other] Se gana con { $goal } colonias
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
gce-hand-empty = No te quedan cartas en la mano.
gce-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
gce-colonies = { $count ->
        [one] 1 colonia
       *[other] { $count } colonias
    }
gce-passed = pasó
gce-abandoned = fuera de la disputa
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
kaiju-turned = fuerza usada
kaiju-furious = furioso
kaiju-out = fuera
kaiju-king = Rey de los Monstruos
kaiju-hand = Tu mano
kaiju-below = un número menor que { $number }
kaiju-a-number = un número
kaiju-no-number = algo que no es un número
kaiju-a-minus-three = un menos tres
kaiju-no-special = una carta no especial

page-replay = { $game } · una partida terminada
me-title = Tú y tus dispositivos
me-code-title = Otro dispositivo
me-code-help = Con un código, otro navegador u otro teléfono pasa a ser tú, con tus asientos y tus partidas. Sirve una sola vez.
me-code-make = Crear un código
me-code-again = Crear otro código
me-code-once = Escríbelo en el otro dispositivo, en esta misma página. Un código nuevo sustituye al anterior.
me-recover-title = ¿Ya tienes un código?
me-recover-help = Este dispositivo pasa a ser quien creó el código. Se olvida quién era antes.
me-recover-code = Código de recuperación
me-recover-go = Ser esa persona
me-recovered = Hola de nuevo, { $name }.
sound = Sonido
sound-off = Quitar el sonido
sound-on = Poner el sonido
replays = Partidas terminadas
no-replays = Aquí estarán las partidas terminadas, listas para volver a verlas.
replay-won = Victoria: { $names }
replay-eyes = Visto con los ojos de
replay-spectator = alguien del público
replay-open = todas las cartas boca arriba
replay-link = Copiar enlace a este momento
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
share-local = Este enlace solo sirve en este ordenador. Para los teléfonos, usa la dirección de red que Sobremesa muestra al arrancar.
setup-house-upload = Subir un archivo
setup-house-clear = Volver al original
setup-house-line = Línea { $line }:
hint = Pista
hint-thinking = Pensando…
hint-none = Para esto no hay pista.
letting-chosen = Tu respuesta sale en un momento, para que el tiempo no delate tus cartas.
letting-alone = No tienes con qué responder. Tu respuesta sale sola en un momento.
card-idle = { $card } (¿por qué no?)
over-watch = Volver a verla
qube-cube-is = { $double ->
        [yes] Cubo doble { $weapon } de { $name } en { $planet }
       *[no] Cubo { $weapon } de { $name } en { $planet }
    }
qube-double = aguanta dos golpes
gce-threat = Tu respuesta
gce-waiting = Esperando a { $names }.
kaiju-damage-short = { $damage } de { $life }
kaiju-hurt-steps = { $name } encaja un golpe
kaiju-step-damage = Número
kaiju-step-building = Edificio
kaiju-step-extra = Daño Adicional

cancel = Cancelar
aim-help = Señala a un jugador iluminado en el tablero o elige aquí.
kaiju-life-is = Vida: { $left } de { $life }; daño: { $damage }
kaiju-life-short = { $left } de { $life }
kaiju-damage-sum = daño { $damage }:
kaiju-points-of = { $points } de los { $goal } puntos que ganan
kaiju-goal = Se gana con { $goal } puntos
caution-do = Hacerlo igualmente
log-turn = Turno { $turn }
log-trifles = { $count ->
        [one] un paso menor
       *[other] { $count } pasos menores
    }
qube-goal = Se gana con 64 puntos, si nadie tiene más.
qube-double-text = El cubo de debajo recibe el primer golpe.
over-lost = Has quedado en el puesto { $place }. La próxima partida es otra historia.

# An evening: more than one game, hints, who is there, and being told of one's turn.
again-title = ¿Otra partida?
again-yes = Quiero otra partida
again-no = Mejor no
again-wants = quiere otra
again-thinks = no ha dicho nada
again-left = se ha levantado
again-away = no está
again-host = { $host } empieza la siguiente. Cuando todos los que están quieren otra, la mesa se prepara sola.
next-title = Cambiar de juego, de asientos o de bots
next-go = Preparar la mesa para { $game }
tally-title = Esta velada
tally-wins = Ganadas
tally-games = Jugadas
tally-bots = Bots
watching = Miran: { $names }
watch-more = { $count } más
take-over = Relevar a { $name }
sit-for-bot = Ocupar este sitio
hints-used = { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }
setup-hints = Pistas
hinting-among-bots = cuando todos los demás son bots
hinting-always = siempre, y todos ven quién la pide
hinting-never = nunca
setup-latecomers = Quien llega más tarde
latecomers-welcome = puede relevar a un bot
latecomers-closed = mira: los bots conservan su sitio
setup-audience = El público
audience-welcome = puede mirar
audience-closed = espera fuera mientras se juega
me-data-title = Lo que esta casa sabe de ti
me-data-help = Tu nombre, cuándo llegaron tus dispositivos, tus mesas y partidas, y lo que dijiste en mesas que aún existen. Nada más.
me-data-take = Descargarlo
me-devices-go = Cerrar la sesión en los demás dispositivos
me-devices-done = Ahora solo este dispositivo tiene la sesión abierta. Tu código de recuperación ya no sirve.
me-forget-title = Que te olvidemos
me-forget-help = Se borran tu nombre, tus dispositivos y lo que dijiste, y dejas tus sitios. Las partidas que jugaste con otros se quedan, sin tu nombre. No se puede deshacer.
me-forget-sure = Quiero que me olvidéis
me-forget-go = Borrar todo lo mío
me-forgotten = Aquí ya no sabemos quién eras. Elige un nombre cuando quieras volver.
host-people = Gente en esta mesa
host-remove = Echar
host-mute = Silenciar
host-unmute = Dejar hablar
host-readmit = Dejar volver a todos
muted = en silencio
host-remove-whom = Echar a { $name }
host-mute-whom = Silenciar a { $name }
host-unmute-whom = Dejar hablar a { $name }
hint-only = Gana unas { $percent } de cada 100 partidas desde aquí.
hint-why = Gana unas { $percent } de cada 100 partidas desde aquí. La segunda opción ({ $other }) gana { $less }.
hint-near = Gana unas { $percent } de cada 100 partidas desde aquí. Casi igual de bueno: { $other }.
hint-do = Hazlo
stand-sure = ¿Levantarte en mitad de la partida?
stand-then-play = Tu sitio sigue siendo tuyo. Cuando se acabe tu tiempo la casa juega por ti, y quien organiza la mesa puede dejar tu sitio a un bot.
stand-then-wait = Tu sitio sigue siendo tuyo y la mesa te espera. Quien organiza la mesa puede dejar tu sitio a un bot.
stand-stay = Me quedo
notices-title = Cuando te toca
notices = Avísame cuando me toque y esté mirando otra cosa
notices-denied = Tu navegador no permite que esta página te avise. Puedes cambiarlo en los ajustes del navegador para esta página.
invite-title = { $host } te invita a { $game }
invite-playing = Ya están jugando. Puedes mirar, o relevar a un bot si la mesa lo permite.
invite-over = Aquí acaba de terminar una partida. Pasa a la siguiente.
invite-who = En la mesa
invite-nobody = Todavía no se ha sentado nadie.
not-found-help = Puede que el enlace tenga una errata, o que la mesa ya no exista.
your-move-here = te toca
level-of = Cómo de buenos son los bots en { $game }
lasts-minutes = unos { $minutes } min
lasts-hours = { $hours ->
        [one] una hora, más o menos
       *[other] unas { $hours } horas
    }
setup-lasts = Con { $seats } jugadores: { $time }.
setup-long = Es una velada larga.
setup-shorter = Esto la acorta:
setup-fewer = { $seats } jugadores ({ $time })
