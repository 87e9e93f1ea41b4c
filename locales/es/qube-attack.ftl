title = Qube Attack
tagline = Los cubos recorren las órbitas, se arman y dominan las lunas. Nada está oculto.

option-board = Tablero
option-lost_cubes = Cubos perdidos
option-lost_cubes-removed = salen de la partida
option-lost_cubes-to_reserve = vuelven a la reserva
option-reentry = Quien se queda sin cubos recupera uno
option-reentry-false = no
option-reentry-true = sí

window-turn = { $actions_left ->
        [one] A { $seat } le queda una acción.
       *[other] { $seat } tiene { $actions_left } acciones.
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
action-pass = Pasar: no hay nada que hacer

weapon-unarmed = desarmado
weapon-short = de corto alcance
weapon-long = de largo alcance

event-moved = { $seat } mueve un cubo { $cube_weapon } de { $cube_planet } a { $to_planet }.
event-reinforced = { $seat } activa { $cube_planet }: entra un cubo en { $entrance_planet }.
event-doubled = { $seat } activa { $cube_planet }: su cubo tiene ahora otro debajo.
event-armed = { $seat } activa { $cube_planet }: su cubo es ahora { $cube_weapon }.
event-hit = { $seat } alcanza el cubo doble de { $target_seat } en { $target_cube_planet }: pierde el de abajo.
event-destroyed = { $seat } destruye el cubo de { $target_seat } en { $target_cube_planet }.
event-passed = { $seat } no puede hacer nada y pasa.
event-reentered = { $seat } no tenía cubos: entra uno en { $entrance_planet }.
event-eliminated = { $seat } se ha quedado sin cubos en el tablero.
event-paid = { $planet } da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } a { $seats }{ $seats_count ->
        [one] .
       *[other] , a cada quien.
    }
event-turn-ended = Termina el turno { $turn }.
event-won = { $ended_by ->
        [last-standing] Gana { $seat }: a nadie más le quedan cubos.
       *[other] ¡{ $seat } gana con más puntos que nadie!
    }

ended-by-goal = 64 puntos o más, y más que nadie.
ended-by-last-standing = A nadie más le quedan cubos en el tablero.

refusal-not-your-turn = No es el turno de { $seat }.
refusal-no-such-planet = No hay ningún planeta { $planet } en este tablero.
refusal-no-such-cube = { $seat } no tiene un cubo así en { $cube_planet }.
refusal-not-connected = { $to_planet } no está conectado con { $from_planet }.
refusal-into-entrance = { $planet } es una entrada, y ningún cubo puede moverse a una.
refusal-nothing-to-activate = { $planet } no hace nada: solo se activan los planetas Cubo, Herida y Armamentario.
refusal-contested = Hay un cubo adversario en { $planet }, así que no se puede activar.
refusal-none-to-enter = Tu reserva está vacía: no puede entrar ningún cubo.
refusal-none-to-stack = Tu reserva está vacía: no hay cubo que poner debajo.
refusal-already-double = El cubo de { $planet } ya tiene otro debajo, y dos es el máximo.
refusal-already-long = El cubo de { $planet } ya tiene el arma de largo alcance.
refusal-unarmed = El cubo de { $planet } está desarmado.
refusal-own-cube = Un cubo no ataca a los de su color.
refusal-beyond-short = El arma corta alcanza el mismo planeta: { $target_planet } no es { $planet }.
refusal-beyond-long = El arma larga alcanza un planeta conectado: { $target_planet } no lo está con { $planet }.
refusal-on-entrance = No se puede atacar a los cubos de una entrada, y { $planet } lo es.
refusal-activated-already = Este cubo ya ha activado un planeta en este turno.
refusal-attacked-already = Este cubo ya ha atacado en este turno.
refusal-must-act = Todavía puedes hacer algo, así que no puedes pasar.
