title = Godzilla Total War
tagline = Responde al golpe con otro igual o más fuerte, o te herirán. Gana quien más kaijus derrota.

option-mode = Modalidad
option-mode-king-of-monsters = El King of Monsters: la segunda derrota elimina
option-mode-immortals = Inmortales: nadie sale de la partida
option-extra_damage_straightens = Una carta de Daño Adicional endereza
option-extra_damage_straightens-player = el kaiju de quien la juega
option-extra_damage_straightens-everyone = todos los kaijus
option-double_wound_cards = Cartas que cuesta una Doble Herida
option-double_wound_cards-1 = una
option-double_wound_cards-2 = dos
option-voluntary_wound = Dejarse herir aunque se pueda responder
option-voluntary_wound-false = no
option-voluntary_wound-true = sí
option-draw = Robar después de jugar
option-draw-automatic = automático
option-draw-by-hand = a mano: quien se olvida sigue con una carta menos
option-chosen = Kaijus elegidos, por asiento
option-first = Quién empieza
option-king = Quién tiene la carta King of Monsters
option-cards = Cartas
option-kaijus = Kaijus

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
window-answer = { $blow_is ->
        [wound] { $seat } se enfrenta a la Herida de { $by_seat }: solo se responde con una carta especial.
       *[other] { $seat } se enfrenta al golpe de { $by_seat }: { $blow }.
    }
window-damage = { $cards_left ->
        [one] { $seat } elige la carta numérica que se asigna como daño.
       *[other] { $seat } elige las cartas numéricas que se asigna como daño: quedan { $cards_left }.
    }
window-building = { $seat } elige qué Edificio del centro se lleva como daño.
window-extra = { $seat } puede añadir una carta de Daño Adicional a { $target_seat }.
window-discard = La ronda ha terminado: { $seat } se descarta hasta tener tres cartas.

action-play = Jugar { $card }{ $strength ->
        [true] {" "}con la fuerza innata
       *[false] {""}
    }
action-choose-target = Jugar Elección de Objetivo: { $target_seat }
action-play-as-wound = Jugar { $card } como Herida, con King of Monsters
action-heal = Curarse con King of Monsters: quitar { $card }
action-draw-three = Robar tres cartas con King of Monsters
action-hurt = No responder: recibir daño
action-take = Asignarse { $card } como daño
action-show = Sacar cartas del mazo hasta que salga un número
action-add = Añadir { $card } al daño
action-add-nothing = No añadir nada
action-discard = Descartar { $card }
action-draw = Robar una carta

event-played = { $seat } juega { $card }{ $strength ->
        [0] {""}
       *[other] {" "}con su fuerza de { $strength }
    }: ¡{ $blow }!
event-played-as-wound = { $seat } gasta King of Monsters y juega { $card } como Herida: ¡Herida!
event-reversed = { $clockwise ->
        [true] Se juega ahora en el sentido de las agujas del reloj.
       *[false] Se juega ahora en el sentido contrario a las agujas del reloj.
    }
event-targeted = { $seat } elige como objetivo a { $target_seat }.
event-building-raised = { $seat } pone en el centro un { $card }.
event-straightened = { $seat } endereza su kaiju.
event-drew = { $card_is ->
        [none] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
event-deck-renewed = El mazo se ha acabado: se barajan { $count ->
        [one] una carta jugada
       *[other] { $count } cartas jugadas
    } y se enderezan todos los kaijus.
event-hurt = { $blow_is ->
        [wound] { $seat } no responde a la Herida de { $by_seat } y recibe daño.
        [double-wound] La Doble Herida de { $by_seat } alcanza a { $seat }.
       *[other] { $seat } no responde al golpe de { $by_seat } ({ $blow }) y recibe daño.
    }
event-shown = { $seat } saca del mazo { $card }.
event-nothing-came = No queda ningún número que pueda salir: { $seat } no se asigna carta.
event-took = { $seat } se asigna como daño { $card }.
event-added = { $seat } añade al daño de { $target_seat } { $card }.
event-added-nothing = { $seat } no añade daño.
event-healed = { $seat } gasta King of Monsters y se quita { $card }.
event-drew-three = { $seat } gasta King of Monsters y roba tres cartas.
event-discarded = { $seat } descarta { $card }.
event-defeated = { $by_seat } derrota al kaiju { $furious ->
        [true] furioso{" "}
       *[false] {""}
    }de { $seat } y gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-flipped = { $furious ->
        [true] El kaiju de { $seat } entra en cólera: juega por su lado furioso.
       *[false] El kaiju de { $seat } vuelve a su lado normal.
    }
event-eliminated = { $seat } sale de la partida.
event-round-began = Ronda nueva: abre { $seat }.
event-stalemate = La partida no avanza y termina: deciden los puntos.
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

ended-by-goal = Se han alcanzado los puntos de un King of the Monsters.
ended-by-last-standing = No queda ningún otro Kaiju en pie.
ended-by-bound = Nadie avanzaba ya: deciden los puntos.

refusal-not-your-turn = No es tu turno: decide { $seat }.
refusal-over = La partida ha terminado.
refusal-open-now = Abres la ronda: juega la carta que quieras.
refusal-answer-now = { $blow_is ->
        [wound] Te enfrentas a una Herida: respóndela, o recibe daño si no puedes.
       *[other] Te enfrentas a un golpe de { $blow }: respóndelo, o recibe daño si no puedes.
    }
refusal-take-number-now = Recibes daño: asígnate un número del 0 al 10 de tu mano.
refusal-take-building-now = Recibes daño: llévate también un Edificio del centro.
refusal-add-now = Añade una carta de Daño Adicional, o nada.
refusal-discard-now = La ronda ha terminado: descártate hasta tener tres cartas.
refusal-not-in-hand = No tienes { $card } en la mano.
refusal-too-low = { $total } no llega al golpe de { $blow }.
refusal-wound-needs-special = { $card } no responde a una Herida: solo lo hacen las cartas especiales.
refusal-turned = Tu kaiju está girado: ya ha usado su fuerza.
refusal-strength-needs-number = La fuerza innata se suma a un número, no a { $card }.
refusal-needs-target = Di a quién eliges como objetivo.
refusal-bad-target = { $target_seat } no puede ser el objetivo: tiene que ser otra persona que siga en juego.
refusal-can-answer = Puedes responder con { $card }, así que no recibes daño.
refusal-not-damage = { $card } no sirve como daño: solo los números del 0 al 10.
refusal-has-number = Tienes un número que asignarte: { $card }.
refusal-not-in-centre = { $card } no está en el centro de la mesa.
refusal-not-extra-damage = { $card } no es una carta de Daño Adicional.
refusal-not-king = No tienes la carta King of Monsters.
refusal-not-your-damage = { $card } no está entre tus daños.
refusal-too-large-to-heal = { $card } vale más de 4: no te lo puedes quitar.
refusal-nothing-to-draw = No queda ninguna carta que robar.
refusal-not-owed = Ahora no te toca robar ninguna carta.
