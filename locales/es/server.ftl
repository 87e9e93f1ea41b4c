# Palabras de la casa: por qué no hace lo que se le pide.
refusal-unknown-person = La casa todavía no te conoce: elige primero un nombre.
refusal-unknown-table = No hay ninguna mesa con este código.
refusal-unknown-game = No hay ningún juego llamado { $game }.
refusal-unknown-replay = No hay ninguna partida terminada con este identificador.
refusal-unknown-page = Aquí no hay nada.
refusal-wrong-code = Este código de recuperación no se conoce o ya se ha usado.
refusal-wrong-origin = Esto viene de una página de otro sitio.
refusal-bad-setup = La mesa no se puede preparar así: { $text }
refusal-unreadable = Esto no se puede leer: { $text }
refusal-empty-text = Aquí no hay nada escrito.
refusal-long-text = Es demasiado largo: como mucho { $most } letras.
refusal-wrong-seats = Este juego es de { $least } a { $most } jugadores.
refusal-unknown-bot = Este juego no tiene ningún bot llamado { $bot }.
refusal-no-such-seat = No hay un asiento { $letter } en una mesa de { $seats }.
refusal-seat-taken = Ahí ya se sienta { $seat }.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-seated-already = Ya tienes asiento: levántate primero.
refusal-not-the-host = Eso solo puede hacerlo quien ha abierto la mesa.
refusal-wrong-phase = { $phase ->
    [gathering] La partida todavía no ha empezado.
    [playing] No mientras se juega la partida.
   *[over] La partida ha terminado.
}
refusal-seats-open = Hay asientos libres: espera a alguien o dáselos a los bots.
refusal-someone-is-here = { $seat } está aquí. Un bot solo puede ocupar un asiento libre o el de quien se ha ido.
refusal-bot-plays = Un bot está jugando por ti: siéntate antes otra vez.
refusal-too-late = Llega tarde: ahora se decide otra cosa.
refusal-hand-at-work = { $seat } tiene la mano sobre la mesa: espera a que acabe.
refusal-not-by-hand = Esto no se hace con la mano.
refusal-made-up-hand = La mano en vivo se mueve en la mesa: su registro no se puede enviar ya hecho. Muévela aquí, o planéala.
refusal-unknown-film = Ahí no hay nada que ver.
refusal-not-asked = Ahora no se te pide nada.
refusal-no-hints = Nadie tiene un consejo para esto.
refusal-still-thinking = Tu consejero sigue pensando.
refusal-nothing-to-undo = No hay nada que deshacer: alguien más ha actuado, ha intervenido el azar o se ha revelado algo.
refusal-too-fast = Demasiado deprisa: prueba otra vez dentro de un momento.
refusal-flooding = Demasiados mensajes: esta conexión se cierra.
refusal-too-slow = Esta conexión no sigue el ritmo y se cierra.
refusal-silent = No se ha oído nada de esta conexión.
refusal-many-windows = Tienes esta mesa abierta en demasiadas ventanas: la más antigua se cierra.
refusal-many-spectators = No caben más espectadores en esta mesa.
refusal-many-tables = Tienes { $most } mesas abiertas: termina alguna o vuelve mañana.
refusal-house-full = La casa está llena: prueba más tarde.
refusal-house-closing = La casa cierra un momento. La partida está guardada.
refusal-house-trouble = Algo ha fallado en la casa. No se ha perdido nada de lo que has visto.
refusal-cannot-go-on = Esta partida se guardó con otras reglas y aquí no puede seguir.
# Lo que la casa dice de un cambio.
note-time-up = Se acabó el tiempo: la casa juega por { $seat }.
note-undone = { $seat } lo deshace.
