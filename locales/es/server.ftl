# Palabras de la casa: por qué no hace lo que se le pide.
refusal-unknown-person = Todavía no te conocemos: elige primero un nombre.
refusal-unknown-table = No hay ninguna mesa con este código.
refusal-unknown-game = No hay ningún juego llamado { $game }.
refusal-unknown-replay = No hay ninguna partida terminada con este identificador.
refusal-unknown-page = Aquí no hay nada.
refusal-wrong-code = Este código de recuperación no existe o ya se ha usado.
refusal-not-the-keeper = Solo quien lleva esta casa puede ver esto.
refusal-wrong-origin = Esto viene de una página de otro sitio.
refusal-bad-setup = La mesa no se puede preparar así: { $text }
refusal-unreadable = Esto no se puede leer: { $text }
refusal-empty-text = Aquí no hay nada escrito.
refusal-long-text = Es demasiado largo: { $most } letras como mucho.
refusal-wrong-seats = Este juego es de { $least } a { $most } jugadores.
refusal-unknown-bot = Este juego no tiene ningún bot llamado { $bot }.
refusal-no-such-seat = No hay un asiento { $letter } en una mesa de { $seats }.
refusal-seat-taken = { $seat } ya está en ese asiento.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-seated-already = Ya tienes asiento: levántate primero.
refusal-not-the-host = Eso solo puede hacerlo quien ha abierto la mesa.
refusal-wrong-phase = { $phase ->
    [gathering] La partida todavía no ha empezado.
    [playing] No se puede mientras dura la partida.
   *[over] La partida ha terminado.
}
refusal-seats-open = Hay asientos libres: espera a alguien o dáselos a los bots.
refusal-someone-is-here = { $seat } está aquí. Un bot solo puede ocupar un asiento libre o el de quien se ha ido.
refusal-bot-plays = Un bot está jugando por ti: recupera antes tu asiento.
refusal-too-late = Demasiado tarde: la partida ya ha seguido.
refusal-hand-at-work = { $seat } tiene la mano sobre la plataforma: espera a que acabe.
refusal-not-by-hand = Esto no se puede hacer con la mano.
refusal-made-up-hand = La mano en vivo hay que moverla aquí, en la mesa: no se puede enviar ya hecha. Muévela aquí, o planéala.
refusal-people-seated = En esta mesa hay { $people } personas sentadas: deja un sitio libre para cada una.
refusal-hints-off = En esta mesa se juega sin pistas.
refusal-unknown-film = Ahí no hay nada que ver.
refusal-not-asked = Ahora no te toca decidir.
refusal-no-hints = Para esto no hay pista.
refusal-still-thinking = Tu consejero sigue pensando.
refusal-nothing-to-undo = Ya no puedes deshacerlo: alguien ha jugado después, o se ha robado o revelado algo.
refusal-too-fast = No tan deprisa: prueba otra vez en un momento.
refusal-flooding = Demasiados mensajes: se ha cerrado esta conexión.
refusal-too-slow = Esta conexión no podía seguir el ritmo y se ha cerrado.
refusal-silent = Esta conexión no daba señales y se ha cerrado.
refusal-many-windows = Tienes esta mesa abierta en demasiadas ventanas: se ha cerrado la más antigua.
refusal-many-spectators = No caben más espectadores en esta mesa.
refusal-many-tables = Ya tienes { $most } mesas abiertas: termina alguna o vuelve mañana.
refusal-house-full = La casa está llena: prueba más tarde.
refusal-house-closing = La casa cierra un momento. Tu partida está guardada.
refusal-disk = { $fault ->
    [full] El disco de esta casa está lleno.
    [read-only] Esta casa no puede escribir en su disco.
    [damaged] Una parte de la base de datos de esta casa está dañada.
    [gone] El disco de esta casa ha desaparecido.
   *[failing] El disco de esta casa falla.
} Avisa a quien la lleva. No se ha perdido nada de lo que has visto.
refusal-removed = El anfitrión te ha pedido que dejes esta mesa.
refusal-muted = El anfitrión te ha silenciado en esta mesa.
refusal-no-spectators = En esta mesa se juega sin público. Vuelve cuando acabe la partida.
refusal-nobody-there = En esta mesa no hay nadie así.
refusal-logged-out = Has cerrado la sesión en este dispositivo.
refusal-busy = La casa sigue ocupada con lo que le pediste antes. Espera un momento.
refusal-table-broke = Algo ha fallado en esta mesa y se ha cerrado. No se ha perdido nada de lo que viste: vuelve y sigue jugando.
refusal-house-trouble = Algo ha fallado por nuestra parte. No se ha perdido nada de lo que has visto.
refusal-cannot-go-on = Esta partida se guardó con otras reglas y aquí no puede seguir.
# Lo que la casa dice de un cambio.
note-time-up = Se acabó el tiempo: la casa juega por { $seat }.
note-undone = { $seat } lo deshace.
note-hinted = { $seat } pide una pista.
note-took-over = { $seat } releva al bot.
note-got-up = { $seat } se levanta.
note-came-back = { $seat } ha vuelto.
note-bot-plays = Desde ahora un bot juega por { $seat }.
