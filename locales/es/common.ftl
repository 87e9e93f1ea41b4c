# Palabras comunes a todos los juegos.
player = Jugador { $letter }
refusal-over = La partida ha terminado.
refusal-no-such-seat = No hay asiento { $letter } en una mesa de { $table_size }.
refusal-unreadable = Esto no se puede leer como acción: { $text }.
refusal-nothing-to-undo = Ya no puedes deshacerlo: alguien ha jugado después, o se ha robado o revelado algo.
