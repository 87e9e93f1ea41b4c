title = Guerra Civil Espacial
tagline = Puja con tu flota por la carta en disputa. Con suficientes colonias espaciales, la nueva era es tuya.

option-deck = Mazo
option-turns = Los turnos van
option-turns-right = hacia la derecha
option-turns-left = hacia la izquierda

card-space-colony = Colonia Espacial
card-pirate-ship = Nave Pirata
card-space-scrap = Chatarra Espacial
card-black-hole = Agujero Negro
card-ceasefire = Alto al fuego
card-solar-storm = Tormenta solar
card-deus-ex-machina = Deus Ex-Machina
card-space-station = Estación Espacial
card-drone-attack = Ataque de Drones
card-eye-in-the-sky = El ojo en el cielo
card-force-shield = Escudo de fuerza

window-turn = { $bid ->
        [0] Juega { $seat }. Todavía no hay puja.
        [one] Juega { $seat }. La puja es de 1 nave.
       *[other] Juega { $seat }. La puja es de { $bid } naves.
    }
window-turn-end = { $seat }, al mando, todavía puede cambiar la carta en disputa.
window-answer-pirate = { $seat } envía una Nave Pirata a robar a { $target_seat }. ¿Escudo de fuerza, o lo dejas pasar?
window-answer-storm = { $seat } desata una Tormenta solar sobre las cartas jugadas. ¿Escudo de fuerza, o la dejas pasar?
window-answer-deus = { $seat } juega Deus Ex-Machina: las demás flotas están por perderse. ¿Escudo de fuerza, o lo dejas pasar?
window-discard = Quien tiene más de cinco cartas se descarta hasta quedarse con cinco.

action-play = Jugar { $card }
action-rob = Jugar Nave Pirata contra { $target_seat }
action-pass = Pasar
action-abandon = Abandonar la disputa
action-exchange = Cambiar la carta en disputa por una Colonia Espacial
action-done = Terminar el turno
action-let-be = Dejarlo pasar
action-discard = Descartar { $card }

event-round-began = { $seat } tiene la carta de Comandante. En disputa: { $card }.
event-played = { $ships ->
        [0] { $seat } juega { $card }.
        [one] { $seat } juega { $card } y tiene 1 nave.
       *[other] { $seat } juega { $card } y tiene { $ships } naves.
    }
event-raided = { $seat } envía una Nave Pirata a robar a { $target_seat }.
event-shielded = { $seat } levanta un Escudo de fuerza.
event-passed = { $seat } pasa.
event-abandoned = { $seat } abandona la disputa.
event-exchanged = { $ships ->
        [0] { $seat } pone en disputa una Colonia Espacial y se lleva { $taken_card }.
        [one] { $seat } pone en disputa una Colonia Espacial, se lleva { $taken_card } y tiene 1 nave.
       *[other] { $seat } pone en disputa una Colonia Espacial, se lleva { $taken_card } y tiene { $ships } naves.
    }
event-let-be = { $seat } lo deja pasar.
event-stolen = { $card_is ->
        [none] { $seat } roba una carta a { $target_seat }.
       *[other] { $seat } roba una carta a { $target_seat }: { $card }.
    }
event-raid-failed = El Escudo de fuerza de { $target_seat } detiene la Nave Pirata de { $seat }.
event-salvaged = { $cards_count ->
        [0] { $seat } no encuentra chatarra que llevarse.
       *[other] { $seat } se lleva el mazo de chatarra: { $cards }.
    }
event-swallowed = El Agujero Negro se traga { $cards }. Nadie gana la ronda.
event-ceased = Alto al fuego: al mazo de chatarra van { $cards }. Nadie gana la ronda.
event-storm-scrapped = { $cards_count ->
        [0] La Tormenta solar no encuentra nada que destruir.
       *[other] La Tormenta solar manda al mazo de chatarra { $cards }.
    }
event-fleets-lost = { $cards_count ->
        [0] Deus Ex-Machina no encuentra ninguna flota que llevarse.
       *[other] Deus Ex-Machina: se descartan estas cartas de flota: { $cards }.
    }
event-replaced = Se descarta { $discarded_card }. Ahora está en disputa { $card }.
event-doubled = { $ships ->
        [0] { $seat } no tiene naves que duplicar.
       *[other] { $seat } duplica su flota: { $ships } naves.
    }
event-no-effect = { $card } no tiene efecto para { $seat }.
event-deck-renewed = El descarte se baraja y forma un mazo nuevo de { $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    }
event-round-won = { $ships ->
        [one] { $seat } gana { $card } con 1 nave.
       *[other] { $seat } gana { $card } con { $ships } naves.
    }
event-colony-claimed = { $seat } tiene { $colonies } de { $goal } colonias.
event-round-tied = Las mayores flotas son iguales: { $card } va al mazo de chatarra.
event-drew = { $cards_count ->
        [0] { $seat } roba { $count ->
            [one] 1 carta del mazo.
           *[other] { $count } cartas del mazo.
        }
       *[other] { $seat } roba del mazo { $cards }.
    }
event-took-to-hand = { $seat } lleva a su mano { $cards }.
event-took-booty = { $card_is ->
        [none] { $seat } lleva a su mano la carta que robó a { $target_seat }.
       *[other] { $seat } lleva a su mano la carta que robó a { $target_seat }: { $card }.
    }
event-laid-aside = { $card_is ->
        [none] { $seat } aparta una carta.
       *[other] { $seat } aparta { $card }.
    }
event-discarded = { $seat } descarta { $cards }.
event-game-ended = { $winner_seats_count ->
        [one] ¡{ $winner_seats } gana la partida!
       *[other] { $winner_seats } comparten la victoria.
    }

refusal-nothing-to-decide = Ahora no te toca decidir nada.
refusal-out-of-turn = Fuera de tu turno solo puedes jugar un Escudo de fuerza.
refusal-not-in-hand = No tienes { $card } en la mano.
refusal-below-bid = Así llegarías a { $total ->
        [one] 1 nave
       *[other] { $total } naves
    }, y la puja es de { $bid }.
refusal-pass-below-bid = No puedes pasar: la puja es de { $bid } y tienes { $total ->
        [one] 1 nave.
       *[other] { $total } naves.
    }
refusal-name-a-target = Di a quién roba la Nave Pirata.
refusal-robs-itself = No puedes robarte a ti.
refusal-nothing-to-rob = { $target_seat } no tiene cartas que robar.
refusal-no-such-opponent = No hay tal contrincante.
refusal-not-commander = Solo quien tiene la carta de Comandante cambia la carta en disputa.
refusal-no-colony = No tienes ninguna Colonia Espacial en la mano para cambiar.
refusal-has-acted = Ya jugaste tu acción: cambia la carta, levanta un Escudo de fuerza o termina tu turno.
refusal-has-not-acted = Tu turno necesita una acción antes de terminar.
refusal-answer-first = Primero levanta un Escudo de fuerza o déjalo pasar.
refusal-nothing-to-answer = No hay nada que dejar pasar.
refusal-discard-first = Primero descártate hasta tener cinco cartas.
refusal-not-discarding = Solo se descarta cuando la ronda ha terminado.
