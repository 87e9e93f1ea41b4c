title = Guerra Civil Espacial
tagline = Puja con tu flota por la carta en disputa. Con suficientes colonias espaciales, la nueva era es tuya.

option-deck = Mazo
option-deck-classic = el clásico, con 8 colonias
option-deck-quick = el de 14 colonias
option-colonies_to_win = Colonias para ganar
option-colonies_to_win-by-table = las del reglamento
option-colonies_to_win-1 = una
option-colonies_to_win-2 = dos
option-colonies_to_win-3 = tres
option-last_in_contention = Quien queda sin rivales en la disputa
option-last_in_contention-wins-at-once = gana la ronda al instante
option-last_in_contention-plays-on = aún tiene su turno
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
        [0] Juega { $seat }. Todavía nadie ha pujado.
        [one] Juega { $seat }. La puja va por 1 nave.
       *[other] Juega { $seat }. La puja va por { $bid } naves.
    }
window-turn-you = { $bid ->
        [0] Todavía nadie ha pujado. Juega una carta, pasa o abandona.
        [one] La puja va por 1 nave. Iguálala o supérala, pasa si nadie va por delante de ti, o abandona.
       *[other] La puja va por { $bid } naves. Iguálala o supérala, pasa si nadie va por delante de ti, o abandona.
    }
window-turn-end = { $seat }, al mando, todavía puede cambiar la carta en disputa.
window-turn-end-you = Estás al mando: cambia la carta en disputa por una Colonia Espacial o termina tu turno.
window-answer-pirate = { $seat } envía una Nave Pirata a robar a { $target_seat }. ¿Levantas un Escudo de fuerza?
window-answer-storm = { $seat } desata una Tormenta solar sobre todas las cartas jugadas. ¿Levantas un Escudo de fuerza?
window-answer-deus = { $seat } juega Deus Ex-Machina: las demás flotas están a punto de perderse. ¿Levantas un Escudo de fuerza?
window-discard = Quien tenga más de cinco cartas se descarta hasta quedarse con cinco.

action-play = Jugar { $card }
action-rob = Jugar Nave Pirata: robar a { $target_seat }
action-pass = Pasar
action-abandon = Abandonar la disputa
action-exchange = Cambiar la carta en disputa por una Colonia Espacial
action-done = Terminar tu turno
action-let-be = Dejarlo pasar
action-discard = Descartar { $card }

event-round-began = { $seat } está al mando. En disputa: { $card }.
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
event-raid-failed = El Escudo de fuerza de { $target_seat } rechaza la Nave Pirata de { $seat }.
event-salvaged = { $cards_count ->
        [0] { $seat } no encuentra chatarra que llevarse.
       *[other] { $seat } se lleva la chatarra: { $cards }.
    }
event-swallowed = El Agujero Negro se traga { $cards }. Nadie gana la ronda.
event-ceased = Alto al fuego: { $cards } van a la chatarra. Nadie gana la ronda.
event-storm-scrapped = { $cards_count ->
        [0] La Tormenta solar no encuentra nada que destruir.
       *[other] La Tormenta solar manda a la chatarra { $cards }.
    }
event-fleets-lost = { $cards_count ->
        [0] Deus Ex-Machina no encuentra ninguna flota que destruir.
       *[other] Deus Ex-Machina acaba con { $cards }.
    }
event-replaced = Se descarta { $discarded_card }. Ahora está en disputa { $card }.
event-doubled = { $ships ->
        [0] { $seat } no tiene naves que duplicar.
       *[other] { $seat } duplica su flota: { $ships } naves.
    }
event-no-effect = { $card } no le sirve de nada a { $seat }.
event-deck-renewed = Se baraja el descarte y sale un mazo nuevo de { $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    }
event-scrap-returned = Ya no queda colonia que ganar: la pila de chatarra se baraja en el mazo, { $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    }
event-round-won = { $ships ->
        [one] { $seat } gana { $card } con 1 nave.
       *[other] { $seat } gana { $card } con { $ships } naves.
    }
event-colony-claimed = { $seat } tiene { $colonies } de { $goal } colonias.
event-round-tied = Las mayores flotas empatan: { $card } va a la chatarra.
event-drew = { $cards_count ->
        [0] { $seat } roba { $count ->
            [one] 1 carta.
           *[other] { $count } cartas.
        }
       *[other] { $seat } roba { $cards }.
    }
event-took-to-hand = { $seat } recupera { $cards }.
event-took-booty = { $card_is ->
        [none] { $seat } se queda la carta que robó a { $target_seat }.
       *[other] { $seat } se queda la carta que robó a { $target_seat }: { $card }.
    }
event-laid-aside = { $card_is ->
        [none] { $seat } aparta una carta.
       *[other] { $seat } aparta { $card }.
    }
event-discarded = { $seat } descarta { $cards }.
event-game-ended = { $winner_seats_count ->
        [one] { $ended_by ->
            [goal] ¡{ $winner_seats } reúne las colonias que hacían falta y gana la partida!
           *[other] Se acabó: gana { $winner_seats }, con más colonias que nadie.
        }
       *[other] Se acabó: { $winner_seats } comparten la victoria con las mismas colonias.
    }

ended-by-goal = Las colonias espaciales que hacían falta.
ended-by-bound = Nadie llegó a tiempo al objetivo: ganan las más colonias.

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
refusal-name-a-target = Elige a quién roba la Nave Pirata.
refusal-robs-itself = No puedes robarte a ti.
refusal-nothing-to-rob = { $target_seat } no tiene cartas que robar.
refusal-no-such-opponent = No existe ese rival.
refusal-not-commander = Solo quien está al mando cambia la carta en disputa.
refusal-no-colony = No tienes en la mano ninguna Colonia Espacial para cambiarla.
refusal-has-acted = Ya has hecho tu acción: cambia la carta, levanta un Escudo de fuerza o termina tu turno.
refusal-has-not-acted = Antes de terminar tu turno tienes que hacer algo.
refusal-answer-first = Primero levanta un Escudo de fuerza o déjalo pasar.
refusal-nothing-to-answer = No hay nada a lo que responder.
refusal-discard-first = Primero descártate hasta tener cinco cartas.
refusal-not-discarding = Solo se descarta cuando la ronda ha terminado.

# Qué hace cada carta, en una frase.
card-text-fleet = Suma { $ships ->
        [one] 1 nave
       *[other] { $ships } naves
    } a tu flota. Tienes que llegar al menos a la puja.
card-text-space-colony = Da la victoria: las que ganas se quedan contigo. Desde la mano no hace nada, pero el Comandante puede ponerla en disputa.
card-text-pirate-ship = Roba al azar una carta de la mano de alguien. La recibes al acabar la ronda.
card-text-space-scrap = Se lleva toda la chatarra. Llega a tu mano al acabar la ronda.
card-text-black-hole = Acaba la ronda en el acto: se descarta todo lo jugado y la carta en disputa. No gana nadie.
card-text-ceasefire = Acaba la ronda en el acto: todo lo jugado y la carta en disputa van a la chatarra. No gana nadie.
card-text-solar-storm = Barre a la chatarra todas las cartas jugadas en la ronda, también las tuyas. La disputa sigue.
card-text-deus-ex-machina = Destruye las flotas de los demás. La tuya se queda.
card-text-space-station = Descarta la carta en disputa y pone otra en su lugar.
card-text-drone-attack = Duplica tu flota, salvo si eres el Comandante.
card-text-eye-in-the-sky = Duplica tu flota, pero solo si eres el Comandante.
card-text-force-shield = Te protege hasta el final de la ronda de piratas, tormentas solares y Deus Ex-Machina. Juégalo cuando quieras.
card-text-commander = Juega primero y puede cambiar la carta en disputa por una Colonia Espacial de su mano. Cada ronda cambia.

# Qué saldría de una acción, tras sus palabras y dos puntos; y unas pocas palabras en la carta.
forecast-fleet = { $ships ->
        [one] tendrías 1 nave
       *[other] tendrías { $ships } naves
    }
forecast-no-effect = ahora no tiene efecto
badge-no-effect = ahora sin efecto
