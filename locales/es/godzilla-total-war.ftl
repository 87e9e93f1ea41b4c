title = Godzilla Total War
tagline = Iguala el golpe o supéralo, o encájalo. Gana quien más kaijus derriba.

option-mode = Modalidad
option-mode-king-of-monsters = King of Monsters: a la segunda derrota, fuera
option-mode-immortals = Inmortales: nadie queda fuera
option-extra_damage_straightens = Jugar Daño Adicional endereza
option-extra_damage_straightens-player = tu propio kaiju
option-extra_damage_straightens-everyone = todos los kaijus
option-double_wound_cards = Cartas que cuesta encajar una Doble Herida
option-double_wound_cards-1 = una
option-double_wound_cards-2 = dos
option-voluntary_wound = Puedes encajar el golpe aunque tengas respuesta
option-voluntary_wound-false = no
option-voluntary_wound-true = sí
option-draw = Robar después de jugar
option-draw-automatic = es automático
option-draw-by-hand = a mano: si te olvidas, sigues con una carta menos
option-chosen = Kaijus elegidos, por asiento
option-first = Quién empieza
option-king = Quién tiene la carta King of Monsters
option-cards = Cartas
option-kaijus = Kaijus
option-kaijus-classic = los clásicos: ganan más los fuertes
option-kaijus-even = todos más o menos igual de fuertes

kaiju-anguirus = Anguirus
kaiju-ebirah = Ebirah
kaiju-gigan = Gigan
kaiju-godzilla = Godzilla
kaiju-kamacuras = Kamacuras
kaiju-king-caesar = King Caesar
kaiju-king-ghidorah = King Ghidorah
kaiju-kumonga = Kumonga
kaiju-manda = Manda
kaiju-mothra = Mothra
kaiju-rodan = Rodan
kaiju-zilla = Zilla

card-extra-0 = 0 de Daño Adicional
card-extra-1 = 1 de Daño Adicional
card-extra-2 = 2 de Daño Adicional
card-extra-3 = 3 de Daño Adicional
card-extra-4 = 4 de Daño Adicional
card-extra-5 = 5 de Daño Adicional
card-extra-6 = 6 de Daño Adicional
card-extra-7 = 7 de Daño Adicional
card-extra-8 = 8 de Daño Adicional
card-extra-9 = 9 de Daño Adicional
card-extra-10 = 10 de Daño Adicional
card-building-0 = 0 con Edificio
card-building-1 = 1 con Edificio
card-building-2 = 2 con Edificio
card-building-3 = 3 con Edificio
card-building-4 = 4 con Edificio
card-building-5 = 5 con Edificio
card-building-6 = 6 con Edificio
card-building-7 = 7 con Edificio
card-building-8 = 8 con Edificio
card-building-9 = 9 con Edificio
card-building-10 = 10 con Edificio
card-building-card-0 = Edificio de 0
card-building-card-1 = Edificio de 1
card-building-card-2 = Edificio de 2
card-building-card-3 = Edificio de 3
card-building-card-4 = Edificio de 4
card-building-card-5 = Edificio de 5
card-building-card-6 = Edificio de 6
card-building-card-7 = Edificio de 7
card-building-card-8 = Edificio de 8
card-building-card-9 = Edificio de 9
card-building-card-10 = Edificio de 10
card-minus-three = −3
card-reversal = Cambio de Sentido
card-choose-target = Elección de Objetivo
card-wound = Herida
card-double-wound = Doble Herida
card-king-of-monsters = King of Monsters

blow-wound = Herida
blow-double-wound = Doble Herida

window-open = { $seat } abre la ronda con la carta que quiera.
window-open-you = Abre la ronda con la carta que quieras.
window-answer = { $blow_is ->
        [wound] { $seat } se enfrenta a la Herida de { $by_seat }: solo vale una carta especial.
       *[other] { $seat } se enfrenta al golpe de { $by_seat }: { $blow }.
    }
window-answer-you = { $blow_is ->
        [wound] { $by_seat } te lanza una Herida: responde con una carta especial o encájala.
       *[other] { $by_seat } te golpea con { $blow }: iguálalo, supéralo o encájalo.
    }
window-damage = { $cards_left ->
        [one] { $seat } elige el número que recibe como daño.
       *[other] { $seat } elige { $cards_left } números que recibe como daño.
    }
window-damage-you = { $cards_left ->
        [one] Elige un número de tu mano: será el daño que recibes.
       *[other] Elige { $cards_left } números de tu mano: serán el daño que recibes.
    }
window-building = { $seat } elige qué Edificio del centro recibe como daño.
window-building-you = Elige un Edificio del centro: también lo recibes como daño.
window-extra = { $seat } puede añadir una carta de Daño Adicional contra { $target_seat }.
window-extra-you = Has herido a { $target_seat }. ¿Añades una carta de Daño Adicional?
window-discard = Fin de la ronda: { $seat } se descarta hasta tener tres cartas.
window-discard-you = Fin de la ronda: descártate hasta tener tres cartas.

action-play = Jugar { $card }{ $strength ->
        [true] {" "}con la fuerza de tu kaiju
       *[false] {""}
    }
action-choose-target = Jugar Elección de Objetivo: responde { $target_seat }
action-play-as-wound = Jugar { $card } como Herida, con el King of Monsters
action-heal = Curarte con el King of Monsters: quitar { $card }
action-draw-three = Robar tres cartas con el King of Monsters
action-hurt = Encajar el golpe
action-take = Recibir { $card } como daño
action-show = Levantar cartas del mazo hasta que salga un número
action-add = Añadir { $card } al daño
action-add-nothing = No añadir nada
action-discard = Descartar { $card }
action-draw = Robar una carta

event-played = { $seat } juega { $card }{ $strength ->
        [0] {""}
       *[other] {" "}con su fuerza de { $strength }
    }: ¡{ $blow }!
event-played-as-wound = { $seat } usa el King of Monsters y juega { $card } como Herida.
event-reversed = { $clockwise ->
        [true] Ahora se juega en el sentido de las agujas del reloj.
       *[false] Ahora se juega al revés que las agujas del reloj.
    }
event-targeted = { $seat } elige a { $target_seat } como objetivo.
event-building-raised = { $seat } pone un { $card } en el centro.
event-straightened = { $seat } endereza su kaiju.
event-drew = { $card_is ->
        [none] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
event-deck-renewed = Se ha acabado el mazo: { $count ->
        [one] se baraja una carta jugada
       *[other] se barajan { $count } cartas jugadas
    } y todos los kaijus se enderezan.
event-hurt = { $blow_is ->
        [wound] { $seat } no puede con la Herida de { $by_seat } y la encaja.
        [double-wound] La Doble Herida de { $by_seat } alcanza a { $seat }.
       *[other] { $seat } no responde al { $blow } de { $by_seat } y encaja el golpe.
    }
event-shown = { $seat } levanta { $card } del mazo.
event-nothing-came = No queda ningún número en el mazo: { $seat } no recibe carta.
event-took = { $seat } recibe { $card } como daño.
event-added = { $seat } añade { $card } al daño de { $target_seat }.
event-added-nothing = { $seat } no añade daño.
event-healed = { $seat } usa el King of Monsters y se quita { $card }.
event-drew-three = { $seat } usa el King of Monsters y roba tres cartas.
event-discarded = { $seat } descarta { $card }.
event-defeated = { $by_seat } derrota al kaiju { $furious ->
        [true] furioso{" "}
       *[false] {""}
    }de { $seat } y gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-flipped = { $furious ->
        [true] ¡El kaiju de { $seat } se enfurece!
       *[false] El kaiju de { $seat } se calma.
    }
event-eliminated = { $seat } queda fuera de la partida.
event-round-began = Nueva ronda: abre { $seat }.
event-stalemate = La pelea no lleva a ninguna parte y la partida termina: deciden los puntos.
event-won = { $ended_by ->
        [bound] { $seat } va por delante y gana con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
        [last-standing] ¡{ $seat } es King of the Monsters: no queda nadie más en pie!
       *[other] ¡{ $seat } es King of the Monsters con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }!
    }

ended-by-goal = Puntos de sobra para un King of the Monsters.
ended-by-last-standing = No queda ningún otro kaiju en pie.
ended-by-bound = La pelea no llevaba a ninguna parte: decidieron los puntos.

refusal-not-your-turn = No es tu turno: decide { $seat }.
refusal-over = La partida ha terminado.
refusal-open-now = Abres la ronda: juega la carta que quieras.
refusal-answer-now = { $blow_is ->
        [wound] Tienes delante una Herida: respóndela, o encájala si no puedes.
       *[other] Tienes delante un golpe de { $blow }: respóndelo, o encájalo si no puedes.
    }
refusal-take-number-now = Te han dado: recibe como daño un número del 0 al 10 de tu mano.
refusal-take-building-now = Te han dado: recibe también un Edificio del centro.
refusal-add-now = Añade una carta de Daño Adicional, o nada.
refusal-discard-now = Fin de la ronda: descártate hasta tener tres cartas.
refusal-not-in-hand = No tienes { $card } en la mano.
refusal-too-low = { $total } no llega al golpe de { $blow }.
refusal-wound-needs-special = { $card } no sirve contra una Herida: solo valen las cartas especiales.
refusal-turned = Tu kaiju está girado: ya ha usado su fuerza.
refusal-strength-needs-number = La fuerza de tu kaiju se suma a un número, no a { $card }.
refusal-needs-target = Elige primero un objetivo.
refusal-bad-target = { $target_seat } no puede ser el objetivo: elige a alguien que siga en juego y no seas tú.
refusal-can-answer = Puedes responder con { $card }, así que no encajas el golpe.
refusal-not-damage = { $card } no sirve como daño: solo los números del 0 al 10.
refusal-has-number = Tienes un número en la mano: { $card }.
refusal-not-in-centre = { $card } no está en el centro de la mesa.
refusal-not-extra-damage = { $card } no es una carta de Daño Adicional.
refusal-not-king = No tienes la carta King of Monsters.
refusal-not-your-damage = { $card } no es parte de tu daño.
refusal-too-large-to-heal = { $card } vale más de 4: no te la puedes quitar.
refusal-nothing-to-draw = No queda ninguna carta que robar.
refusal-not-owed = Ahora no te toca robar ninguna carta.

# Qué hace cada carta, en una frase.
card-text-number = El golpe vale ahora { $number }. Tiene que llegar al anterior.
card-text-extra = Un golpe de { $number }, y tu kaiju se endereza. O añádela cuando tu golpe haya herido a alguien: { $number } de daño más.
card-text-building = Un golpe de { $number }, y un Edificio va al centro: el próximo herido también se lo lleva como daño.
card-text-building-card = El próximo herido se lleva un Edificio del centro: este es { $number } de daño.
card-text-minus-three = Baja el golpe en 3. Responde a cualquier número, pero no a una Herida.
card-text-reversal = Cambia el sentido del juego. Quien va después se enfrenta al mismo golpe.
card-text-choose-target = Tú eliges quién se enfrenta ahora al mismo golpe.
card-text-wound = Solo la responde una carta especial: Cambio de Sentido, Elección de Objetivo u otra Herida.
card-text-double-wound = Nadie puede responderla: el siguiente queda herido en el acto.
card-text-king-of-monsters = Una vez por partida: una Herida, 4 de Daño Adicional, curar hasta 4 o tres cartas más.
kaiju-text = Vida { $life }, fuerza { $strength }. Quien lo derrota gana { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }

# Qué saldría de una acción, tras sus palabras y dos puntos; y unas pocas palabras en la carta.
forecast-strength = un golpe de { $total }, y tu kaiju gira
forecast-spends-king = gasta tu carta King of Monsters
badge-strength = { $number } + { $strength } de fuerza
