title = Qube Attack
tagline = Mueve tus cubos por las órbitas, ármalos y domina las lunas. Nada está oculto.

option-board = Tablero
option-lost_cubes = Cubos perdidos
option-lost_cubes-removed = salen de la partida
option-lost_cubes-to_reserve = vuelven a la reserva
option-reentry = Quien se queda sin cubos
option-reentry-always = siempre recupera uno
option-reentry-from_reserve = recupera uno de su reserva
option-reentry-never = queda fuera
option-first_player = Quien empieza
option-first_player-stays = es siempre la misma persona
option-first_player-passes = cambia cada turno, en sentido horario
option-board-classic = el clásico, para cualquier número
option-board-two = el de dos
option-board-three = el de tres
option-board-four = el de cuatro
option-board-five = el de cinco
option-board-six = el de seis

window-turn = { $actions_left ->
        [one] A { $seat } le queda una acción.
       *[other] { $seat } tiene { $actions_left } acciones.
    }
window-turn-you = { $actions_left ->
        [one] Te queda una acción.
       *[other] Tienes { $actions_left } acciones.
    }

action-move = Mover el cubo { $cube_double_is ->
        [true] doble{" "}
       *[false] {""}
    }{ $cube_weapon } de { $cube_planet } a { $to_planet }
action-activate = Activar { $cube_planet } con el cubo { $cube_double_is ->
        [true] doble{" "}
       *[false] {""}
    }{ $cube_weapon }
action-attack = Atacar el cubo { $target_cube_double_is ->
        [true] doble{" "}
       *[false] {""}
    }{ $target_cube_weapon } de { $target_seat } en { $target_cube_planet } con el cubo { $cube_double_is ->
        [true] doble{" "}
       *[false] {""}
    }{ $cube_weapon } de { $cube_planet }
action-pass = Pasar: no puedes hacer nada

weapon-unarmed = desarmado
weapon-short = de corto alcance
weapon-long = de largo alcance

event-moved = { $seat } mueve un cubo { $cube_weapon } de { $cube_planet } a { $to_planet }.
event-reinforced = { $seat } activa { $cube_planet }: entra un cubo nuevo por { $entrance_planet }.
event-doubled = { $seat } activa { $cube_planet }: ese cubo tiene ahora otro debajo.
event-armed = { $seat } activa { $cube_planet }: su cubo es ahora { $cube_weapon }.
event-hit = { $seat } da al cubo doble de { $target_seat } en { $target_cube_planet }: pierde el de abajo.
event-destroyed = { $seat } destruye el cubo de { $target_seat } en { $target_cube_planet }.
event-passed = { $seat } no puede hacer nada y pasa.
event-reentered = { $seat } se había quedado sin cubos: entra uno por { $entrance_planet }.
event-eliminated = { $seat } se ha quedado sin cubos en el tablero.
event-paid = { $planet } da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } a { $seats }{ $seats_count ->
        [one] .
       *[other] , a cada quien.
    }
event-turn-ended = Termina el turno { $turn }.
event-first-passed = Ahora empieza { $seat }.
event-turns-over = { $winner_seats_count ->
        [one] Se acabaron los turnos: gana { $winner_seats }, con más puntos que nadie.
       *[other] Se acabaron los turnos: { $winner_seats } comparten la victoria con los mismos puntos.
    }
event-won = { $ended_by ->
        [last-standing] Gana { $seat }: a nadie más le quedan cubos.
       *[other] ¡Gana { $seat }, con más puntos que nadie!
    }

ended-by-goal = 64 puntos o más, y más que nadie.
ended-by-last-standing = A nadie más le quedan cubos en el tablero.
ended-by-bound = Se acabaron los turnos antes de que alguien llegara a 64 puntos; ganan los más.

refusal-not-your-turn = No es el turno de { $seat }.
refusal-no-such-planet = No hay ningún planeta { $planet } en este tablero.
refusal-no-such-cube = { $seat } no tiene un cubo así en { $cube_planet }.
refusal-not-connected = { $to_planet } no está conectado con { $from_planet }.
refusal-into-entrance = { $planet } es una entrada: ningún cubo se mueve a ella.
refusal-nothing-to-activate = En { $planet } no hay nada que activar: solo se activan los planetas Cubo, Herida y Armería.
refusal-contested = Hay un cubo enemigo en { $planet }: no puedes activarlo.
refusal-none-to-enter = Tu reserva está vacía: no puede entrar ningún cubo.
refusal-none-to-stack = Tu reserva está vacía: no hay cubo que poner debajo.
refusal-already-double = El cubo de { $planet } ya tiene otro debajo, y dos es el máximo.
refusal-already-long = El cubo de { $planet } ya tiene el arma de largo alcance.
refusal-unarmed = El cubo de { $planet } está desarmado.
refusal-own-cube = No puedes atacar a tus propios cubos.
refusal-beyond-short = Un cubo de corto alcance solo da en su planeta, { $planet }: { $target_planet } queda lejos.
refusal-beyond-long = Un cubo de largo alcance solo da en los planetas unidos a { $planet }: { $target_planet } queda fuera de alcance.
refusal-on-entrance = { $planet } es una entrada: allí no se puede atacar a ningún cubo.
refusal-activated-already = Este cubo ya ha activado un planeta en este turno.
refusal-attacked-already = Este cubo ya ha atacado en este turno.
refusal-must-act = Todavía puedes hacer algo, así que no puedes pasar.

# Qué hace y qué paga cada planeta, en una frase.
planet-text-entrance = Por aquí entra un ejército. Los cubos que están aquí no pueden ser atacados, y ninguno vuelve a entrar.
planet-text-cube = Actívalo: un cubo nuevo tuyo entra por tu entrada.
planet-text-wound = Actívalo: un segundo cubo se pone debajo del tuyo, que así aguanta un golpe más.
planet-text-armory = Actívalo: tu cubo recibe el arma corta, o la larga si ya tiene la corta.
planet-text-crescent-moon = Al final de cada turno paga 2 puntos si solo estás tú, o 1 a cada uno si la compartes.
planet-text-full-moon = Al final de cada turno paga 4 puntos si solo estás tú, o 2 a cada uno si la compartes.
weapon-text-unarmed = No puede atacar.
weapon-text-short = Alcanza a los cubos de su propio planeta.
weapon-text-long = Alcanza a los cubos de los planetas conectados con el suyo.

# Qué saldría de una acción, tras sus palabras y dos puntos.
forecast-enters = un cubo nuevo entra por { $entrance_planet }
forecast-doubles = se le pone un segundo cubo debajo
forecast-arms = { $weapon_is ->
        [short] recibe el arma corta
       *[other] recibe el arma larga
    }
forecast-wounds = pierde el cubo de debajo
forecast-destroys = queda destruido
