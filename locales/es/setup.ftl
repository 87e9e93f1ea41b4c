# De qué va cada opción de cada juego, en una línea, para quien prepara una mesa sin el reglamento.
qube-attack-lost_cubes = Qué pasa con un cubo derribado. «Vuelven a la reserva» da partidas más largas y amables.
qube-attack-reentry = Si quien pierde todos sus cubos puede volver a entrar, o queda fuera.
qube-attack-first_player = Según el reglamento empieza siempre la misma persona. Si va cambiando, nadie es siempre quien juega justo antes de que paguen las lunas.
guerra-civil-espacial-turns = Hacia qué lado van los turnos en la mesa. No cambia nada más.
guerra-civil-espacial-colonies_to_win = El reglamento pide una entre dos, dos entre tres a cinco, tres entre seis a ocho. Con menos, la velada es más corta.
guerra-civil-espacial-last_in_contention = Cuando el resto ha abandonado: la ronda termina, o quien queda aún tiene su turno y, si es Comandante, puede poner una colonia en disputa.
godzilla-total-war-mode = Si un kaiju derrotado dos veces queda fuera, o todos juegan hasta el final.
godzilla-total-war-extra_damage_straightens = El Daño Adicional deja que los kaijus cansados vuelvan a usar su fuerza. El reglamento lo dice de las dos maneras.
godzilla-total-war-double_wound_cards = Una Doble Herida no se puede responder. Si cuesta dos cartas, se ve menos.
godzilla-total-war-voluntary_wound = Si puedes encajar un golpe para guardarte una buena carta.
godzilla-total-war-draw = En automático robas sin hacer nada. A mano tienes que acordarte, como en una mesa de verdad.
gravity-warfare-mode = Batalla: una mano de retos y un héroe secreto cada cual. Simple: robas una carta y haces lo que dice. 1 contra 1: un duelo con diez cartas cada uno.
gravity-warfare-rulebook = El reglamento inglés y el español difieren en algunos puntos. Aquí dices cuál seguís.
gravity-warfare-side = Universo es redonda y pareja. La Nave Nodriza tiene dos puntas con las que se puede girar.
gravity-warfare-teams = Un equipo suma sus puntos. Los equipos de dos piden cuatro o seis jugadores; los de tres, seis.
gravity-warfare-attempts = En vivo mueves tú la mano. Con plan eliges el punto y la casa lo ejecuta.
gravity-warfare-teleport_as_event = Como evento, ¡Teletranspórtala! se hace sin dados, aparte de los retos del turno.
gravity-warfare-first = Quién tiene el primer turno. El reglamento deja empezar al más joven.
# Lo que no casa, por la regla que lo dice.
gravity-warfare-bad-GRAV-49 = Los equipos no cuadran: los de dos piden cuatro o seis jugadores; los de tres, seis.
gravity-warfare-bad-GRAV-50 = El modo 1 contra 1 es para dos: elige dos jugadores u otro modo.
