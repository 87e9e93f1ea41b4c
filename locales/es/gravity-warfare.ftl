title = Gravity Warfare
tagline = Coloca todas tus tropas en una plataforma que se balancea sobre un solo punto, mientras los demás te lo ponen difícil.

option-mode = Modo
option-mode-battle = Batalla
option-mode-simple = Simple
option-mode-two-player = 1 contra 1
option-rulebook = Reglamento
option-rulebook-en = inglés
option-rulebook-es = español
option-side = Cara de la plataforma
option-side-universe = Universo
option-side-mothership = Nave Nodriza
option-teams = Equipos
option-teams-none = cada cual por su cuenta
option-teams-pairs = de dos, sentados en alternancia
option-teams-trios = de tres, sentados en alternancia
option-attempts = Cómo se mueve la mano
option-attempts-both = en vivo o con plan
option-attempts-planned = solo con plan
option-attempts-live = solo en vivo
option-teleport_as_event = ¡Teletranspórtala! es un evento
option-teleport_as_event-false = no
option-teleport_as_event-true = sí
option-first = Quién empieza
option-first-random = lo decide el azar
option-first-host = quien ha abierto la mesa
option-first-youngest = la persona más joven, que nombra quien organiza la mesa
option-failed_call = Cuando ¡Hazlo tú! falla
option-failed_call-keep = quien ha actuado se queda con las piezas
option-failed_call-return = las piezas vuelven
option-deck = Mazo
option-heroes = Héroes
option-platform = Plataforma

card-bound-it = ¡Limítate!
card-copy-it = ¡Cópialo!
card-dont-look = ¡A Ciegas!
card-double-it = ¡Duplícalo!
card-pair-it = ¡Emparéjala!
card-spin-it = ¡Gírala!
card-stack-it = ¡Móntala!
card-with-chopsticks = ¡Con Palitos Chinos!
card-teleport-it = ¡Teletranspórtala!
card-guardian = Guardián
card-wormhole = Agujero Espacio-Temporal
card-you-do-it = ¡Hazlo tú!
card-keep-this = ¡Quédatela!
card-return-it = ¡Devuélvela!
card-anti-matter = Antimateria
card-blank-1 = Carta de la casa 1
card-blank-2 = Carta de la casa 2
card-blank-3 = Carta de la casa 3
card-blank-4 = Carta de la casa 4
card-blank-5 = Carta de la casa 5
card-blank-6 = Carta de la casa 6
card-blank-7 = Carta de la casa 7
card-blank-8 = Carta de la casa 8

card-text-bound-it = La pieza entera debe quedar dentro de la zona.
card-text-copy-it = Repite el turno anterior: mismos retos, mismo tipo de pieza, misma zona.
card-text-dont-look = Colócala sin ver la plataforma. No se puede combinar.
card-text-double-it = Haz el turno dos veces.
card-text-pair-it = Coloca dos piezas a la vez, una sobre otra.
card-text-spin-it = Haz girar la plataforma, coloca mientras gira y después párala.
card-text-stack-it = Colócala encima de otra pieza.
card-text-with-chopsticks = Sujeta la pieza con dos palitos.
card-text-teleport-it = Mueve una pieza de una zona a otra en lugar de colocar una nueva.
card-text-guardian = Ni retos ni dados: coloca cualquiera de tus piezas donde quieras. No vale para la última.
card-text-wormhole = Aplaza un reto hasta el próximo turno.
card-text-you-do-it = Otra persona hace este turno por ti.
card-text-keep-this = Retira una pieza de la plataforma y dásela a quien quieras.
card-text-return-it = Retira la pieza que se acaba de colocar y devuélvela.
card-text-anti-matter = Vale por la carta que quieras, menos el Guardián.

hero-archivist = Archivera
hero-climber = Escalador
hero-gambler = Tahúr
hero-quartermaster = Intendente
hero-steady = Impasible
hero-smuggler = Contrabandista
hero-shieldbearer = Escudera
hero-phoenix = Fénix
hero-text-archivist = Usa otra vez un reto que ya hayas usado en esta ronda.
hero-text-climber = Apila sobre cualquier pieza, diga lo que diga el dado de zonas, pero sin los puntos adicionales.
hero-text-gambler = Vuelve a lanzar un dado, o los dos.
hero-text-quartermaster = Roba dos cartas y quédate con ambas, hasta el límite.
hero-text-steady = Esta vez la mano no te tiembla y la plataforma se calma.
hero-text-smuggler = Cambia una carta al azar con otra persona.
hero-text-shieldbearer = Anula un reto.
hero-text-phoenix = Vuelve a intentar una colocación fallida.

zone-sun = el sol
zone-black-hole = el agujero negro
zone-nebula = la nebulosa
zone-red-planet = el planeta rojo
zone-comet = el cometa
zone-galaxy = la galaxia
zone-ringed-planet = el planeta anillado
zone-asteroids = los asteroides
zone-starboard-cannon = el cañón de estribor
zone-launch-deck = la cubierta de lanzamiento
zone-observatory = el observatorio
zone-port-cannon = el cañón de babor
zone-thrusters = los propulsores
zone-wreck = la zona siniestrada
zone-hatch = la escotilla
zone-fuselage = el fuselaje

troop-tank = tanque
troop-fighter = caza
troop-ship = nave
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-white = blanco
piece-tank = el tanque { $colour } { $number }
piece-fighter = el caza { $colour } { $number }
piece-ship = la nave { $colour_is ->
       *[red] roja
        [blue] azul
        [green] verde
        [yellow] amarilla
        [purple] morada
        [white] blanca
    } { $number }

pile-left = izquierdo
pile-right = derecho
dice-zone = el dado de zonas
dice-troop = el dado de tropa
dice-both = los dos dados
choice-blind = ¡A Ciegas!
choice-others = los otros retos
deed-place = colocar
deed-teleport = teletransportar
deed-shift = mover
deed-keep = retirar
deed-return = devolver
deed-copy-return = devolver
hand-set-down = con la mano planeada
hand-lift = con la mano planeada
hand-live = con la mano en vivo

fault-fell = se ha caído
fault-others-fell = se han caído otras piezas
fault-not-let-go = no la ha soltado
fault-tried-again = se ha vuelto a tomar: solo hay un intento
fault-took-other = se ha tomado otra pieza
fault-not-upright = no está derecha
fault-outside-zone = queda muy poco de ella dentro de la zona
fault-not-stacked = no está sobre la pieza que debería
fault-not-a-totem = el tótem se ha deshecho
fault-not-spinning = la plataforma no giraba
fault-not-stopped = la plataforma seguía girando al retirar la mano
fault-too-slow = ha tardado demasiado
fault-slid = la ha deslizado en vez de levantarla
fault-not-taken = no la tiene en la mano
fault-not-righted = no ha podido ponerla en pie
window-youngest = ¿Quién es la persona más joven? { $seat } dice quién empieza.
window-youngest-you = ¿Quién es la persona más joven? Di quién empieza.

window-draw = { $seat } roba la carta del turno.
window-draw-you = Roba la carta de tu turno.
window-guardian = { $seat } ha robado un Guardián: ¿lo juega ahora o lo guarda?
window-guardian-you = Has robado un Guardián: ¿lo juegas ahora o lo guardas?
window-declare = { $seat } dice por qué carta vale la Antimateria.
window-declare-you = Elige por qué carta vale tu Antimateria.
window-roll = { $seat } lanza los dados.
window-roll-you = Lanza los dados.
window-skip = A { $seat } no le queda ninguna tropa como la del dado: ¿coge una gema de pasar, o paga con una?
window-skip-you = No te queda ninguna tropa como la del dado: ¿coges una gema de pasar, o pagas con una?
window-challenge = ¿Alguien tiene una carta para { $active_seat }?
window-challenge-you = Ahora los demás pueden retarte.
window-pick = { $seat } elige una pieza de la plataforma.
window-pick-you = Elige una pieza de la plataforma.
window-receiver = { $seat } elige quién se queda con la pieza.
window-receiver-you = Elige quién se queda con la pieza.
window-take-back = Quien haya retado a { $active_seat } puede retirar su reto.
window-vote = ¡A Ciegas! no se combina: vota quien haya retado a { $active_seat }.
window-defend = { $seat } se defiende o se prepara.
window-appoint = El turno anterior lo hizo otra persona: { $seat } nombra a quien hace este.
window-appoint-you = El turno anterior lo hizo otra persona: nombra a quien hace este.
window-call = { $seat } está a punto. ¿Que lo haga otra persona?
window-defend-you = Defiéndete, o prepárate para colocar.
window-attempt = { $deed_is ->
       *[place] { $zone_is ->
            [none] { $seat } coloca una pieza donde quiera.
           *[other] { $seat } coloca una pieza. Dónde: { $zone }.
        }
        [teleport] { $seat } mueve una pieza. Adónde: { $zone }.
        [shift] { $seat } mueve una pieza.
        [keep] { $seat } retira una pieza de la plataforma.
        [return] { $seat } retira la última pieza de la plataforma.
        [copy-return] { $seat } retira la última pieza de la plataforma.
    }{ $blind_is ->
       *[false] {""}
        [true] {" "}¡Sin mirar!
    }
window-attempt-you = { $deed_is ->
       *[place] { $zone_is ->
            [none] Coloca tu pieza donde quieras.
           *[other] Coloca tu pieza en { $zone }.
        }
        [teleport] Lleva la pieza a esta zona: { $zone }.
        [shift] Mueve la pieza.
        [keep] Retira la pieza de la plataforma.
        [return] Retira la última pieza de la plataforma.
        [copy-return] Retira la última pieza de la plataforma.
    }{ $blind_is ->
       *[false] {""}
        [true] {" "}¡Sin mirar!
    }
window-right = { $seat } pone en pie lo que ha tumbado.
window-right-you = Pon en pie lo que has tumbado.
window-failed = { $seat } ha fallado. ¿Se queda así?
window-failed-you = Has fallado. ¿Lo dejas así?
window-return = ¿Alguien devuelve la pieza de { $active_seat }?
window-return-you = ¿Alguien te devuelve la pieza?
window-restock = Es el momento de robar cartas nuevas.
window-keep = { $seat } elige con qué carta se queda.
window-keep-you = Elige con qué carta te quedas.

action-draw = Robar del montón { $pile }
action-declare = Es { $as_card }
action-roll = Lanzar los dados
action-skip = Coger una gema de pasar y terminar tu turno
action-pay-skip = Pagar una gema de pasar y colocar: { $troop }
action-give = { $card_is ->
       *[other] Retar con { $card }
        [anti-matter] Retar con Antimateria como { $as_card }
    }
action-let-be = Dejarlo estar
action-pick = Coger { $piece }
action-name = { $to_seat }
action-take-back = { $card_is ->
       *[other] Retirar { $card }
        [anti-matter] Retirar Antimateria (como { $as_card })
    }
action-vote = Votar por { $choice }
action-guard = Jugar el Guardián
action-put-off = { $card_is ->
       *[wormhole] Aplazar { $challenge_card } con un Agujero Espacio-Temporal
        [anti-matter] Aplazar { $challenge_card } con Antimateria
    }
action-you-do-it = { $card_is ->
       *[you-do-it] ¡Hazlo tú, { $to_seat }!
        [anti-matter] ¡Hazlo tú, { $to_seat }! (con Antimateria)
    }
action-ready = ¡Listo!
action-attempt = { $troops_count ->
        [0] Mover la mano
        [1] Colocar: { $troops }
       *[other] Colocar un tótem: { $troops }
    }
action-return = { $card_is ->
       *[return-it] ¡Devuélvela!
        [anti-matter] ¡Devuélvela! (con Antimateria)
    }
action-restock = Robar del montón { $pile }
action-buy = Comprar una carta del montón { $pile } por un punto
action-keep = Quedarte con { $card }
action-reuse = Archivera: usar otra vez { $card }
action-climb = Escalador: apilar sobre cualquier pieza
action-reroll = Tahúr: volver a lanzar { $dice }
action-draw-two = Intendente: robar dos del montón { $pile }
action-steady = Impasible: una mano que no tiembla
action-swap = Contrabandista: cambiar una carta al azar con { $to_seat }
action-cancel = Escudera: anular { $challenge_card }
action-try-again = Fénix: intentarlo otra vez

event-round-began = La ronda { $round } empieza con { $seat }.
event-rolled = { $seat } saca { $zone } y { $troop }.
event-rolled-troop = { $seat } saca { $troop }.
event-rolled-zone = { $seat } saca { $zone }.
event-skipped = { $seat } pasa el turno.
event-got-skip-gem = { $seat } coge una gema de pasar.
event-paid-skip = { $seat } paga una gema de pasar para colocar: { $troop }.
event-gave = { $card_is ->
       *[other] { $seat } reta a { $to_seat }: { $card }
        [anti-matter] { $seat } reta a { $to_seat } con Antimateria como { $as_card }
    }
event-let-be = { $seat } lo deja estar.
event-took-back = { $seat } retira { $card }
event-voted = { $seat } vota por { $choice }.
event-decided = Decidido: { $choice }.
event-picked = { $seat } elige { $piece }.
event-named = { $seat } elige a { $to_seat }.
event-guarded = { $seat } juega el Guardián: ni retos ni dados.
event-sent-back = El Guardián de { $seat } devuelve el turno a { $to_seat }.
event-put-off = { $seat } aplaza { $challenge_card } hasta el próximo turno de { $for_seat }.
event-called = { $seat }: ¡hazlo tú, { $to_seat }!
event-ready = { $challenge_cards_count ->
        [0] { $seat } ya está.
       *[other] { $seat } ya está para { $challenge_cards }
    }
event-attempted = { $success_is ->
       *[true] { $seat } lo consigue.
        [false] { $seat } falla: { $faults }.
    }
event-put-upright = { $success_is ->
       *[true] { $seat } pone en pie { $piece }.
        [false] { $seat } no consigue poner en pie { $piece }.
    }
event-got = { $seat } recibe { $pieces }.
event-out = Fuera hasta el final de la ronda: { $pieces }.
event-won = { $points ->
        [one] { $seat } gana un punto
       *[other] { $seat } gana { $points } puntos
    } { $reason_is ->
       *[placed] por lo que se ha colocado.
        [stacked] por apilar por voluntad propia.
        [round] por la ronda.
    }
event-lost = { $points ->
        [one] { $seat } pierde un punto.
       *[other] { $seat } pierde { $points } puntos.
    }
event-bought = { $seat } compra una carta.
event-drew = { $cards_count ->
        [0] { $seat } roba { $count ->
            [one] una carta
           *[other] { $count } cartas
        } del montón { $pile }.
       *[other] { $seat } roba { $cards } del montón { $pile }.
    }
event-kept = { $card_is ->
        [none] { $seat } se queda con una carta.
       *[other] { $seat } se queda con una carta: { $card }
    }
event-discarded = Descartes: { $cards }
event-renewed = El montón { $pile } se rehace con los descartes.
event-hero-used = { $seat } llama a su héroe: { $hero }.
event-swapped = { $gave_card_is ->
       *[other] { $seat } cambia { $gave_card } por { $got_card } de { $to_seat }
        [none] { $seat } y { $to_seat } cambian una carta.
    }
event-cancelled = { $seat } anula { $challenge_card }
event-drew-openly = { $seat } roba { $card }
event-kept-openly = { $seat } guarda { $card } para más tarde.
event-declared = La Antimateria de { $seat } es { $as_card }
event-round-won = { $seat } lo ha colocado todo y gana la ronda { $round }.
event-round-lost = { $seat } ha hecho caer demasiadas piezas: se acaba la ronda { $round }.
event-round-stopped = La ronda { $round } ya ha durado bastante: se acaba aquí.
event-pooled = { $seats } suman { $points } puntos.
event-game-won = { $seats_count ->
        [1] ¡Gana { $seats }!
       *[other] ¡Ganan { $seats }!
    }

refusal-over = La partida ha terminado.
refusal-not-now = Ahora no puedes hacer eso.
refusal-not-yours = Ahora no le toca a { $seat } hacer eso.
refusal-not-in-hand = No tienes esta carta: { $card }
refusal-cannot-stand-for = { $card } no se puede usar como { $as_card }
refusal-no-skip-gem = No tienes ninguna gema de pasar con la que pagar.
refusal-no-such-troop = No te queda ninguna tropa así por colocar: { $troop }.
refusal-not-to-be-given = { $card } no es un reto ni un evento que puedas dar ahora.
refusal-nothing-to-copy = No hay ningún turno anterior que repetir.
refusal-empty-platform = No hay ninguna pieza en la plataforma para { $card }
refusal-one-totem = Solo un tótem por turno, y no se puede teletransportar.
refusal-does-not-combine = { $card } no se puede combinar con el reto aplazado.
refusal-not-that-piece = Ahora no puedes mover esa pieza.
refusal-not-that-seat = No puedes elegir a { $seat }.
refusal-no-such-challenge = { $card } no es un reto que puedas quitarte ahora.
refusal-last-piece = El Guardián no sirve para la última pieza.
refusal-came-back = El turno ha vuelto a ti: un Agujero Espacio-Temporal ya no sirve.
refusal-not-your-team = { $seat } no es de tu equipo: no puedes defender a esa persona.
refusal-no-hand = Di adónde y cómo se mueve la mano.
refusal-not-that-way = Esta mesa no permite mover la mano de esa manera.
refusal-bad-record = Eso no es el registro de una mano.
refusal-out-of-bounds = Una mano no se mueve así.
refusal-on-purpose = Nadie falla a propósito: apunta a donde pueda quedar en pie, con bastante de ella en la zona y algo bajo su centro.
refusal-spin-or-not = La plataforma se hace girar cuando un reto lo pide, y solo entonces.
refusal-hand-full = Tienes la mano llena: el límite son { $limit } cartas.
refusal-no-point = No tienes un punto con el que pagar, o la banca no tiene cambio.
refusal-no-cards = No queda ninguna carta que robar.
refusal-hero-used = Ya has usado a tu héroe en esta ronda, o no tienes.
refusal-not-your-hero = Tu héroe no puede hacer eso.
refusal-nothing-to-swap = No hay ninguna carta que cambiar.

# Qué gasta una acción, tras sus palabras y dos puntos.
forecast-spends-point = { $left ->
        [0] cuesta tu último punto
        [one] cuesta un punto y te queda 1
       *[other] cuesta un punto y te quedan { $left }
    }
