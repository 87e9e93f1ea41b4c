# Lo que dice la línea de órdenes.
simulate-summary = { $games } partidas de { $game } con { $seats } asientos, { $unfinished } sin terminar
simulate-lengths = duración en acciones: mediana { $median }, de { $shortest } a { $longest }
simulate-ended-by-goal = terminadas por el objetivo del reglamento: { $games } ({ $share })
simulate-ended-by-last-standing = terminadas al quedar un solo jugador: { $games } ({ $share })
simulate-ended-by-bound = terminadas por un límite de las reglas: { $games } ({ $share })
simulate-shared = ganadas por varios a la vez: { $games } ({ $share })
simulate-order = en turno
simulate-speed = { $actions } acciones en { $seconds } s: { $rate } por segundo
simulate-seat = asiento
simulate-bot = bot
simulate-games = partidas
simulate-wins = ganadas
simulate-share = parte
simulate-interval = intervalo del 95 %
simulate-place = puesto medio
simulate-decisions = decisiones
simulate-rate = decisiones/s
simulate-time = ms cada una
replay-verified = { $file }: { $entries ->
        [one] 1 entrada lleva al mismo estado
       *[other] { $entries } entradas llevan a los mismos estados
    }
replay-takes-back = deshace { $number }
replay-won = gana { $winners }
backup-made = { $file } es una copia de la casa tal como estaba ahora mismo.
check-found = Partidas en curso: { $running }. Partidas terminadas: { $finished }.
check-pages = El archivo está dañado: { $said }
check-game = La partida de la mesa { $table } no puede seguir: { $reason }
check-whole = { $path } está íntegra: se puede seguir con todas las partidas en curso.
check-broken = { $path } no está íntegra: { $faults ->
        [one] 1 fallo
       *[other] { $faults } fallos
    }. Pon en su lugar la última copia de seguridad.
keep-missing = No existe { $file }: en esta carpeta no hay ninguna casa.
keep-exists = { $file } ya existe: da otro nombre a la copia.
keep-newer = La base de datos es de una versión más nueva de este programa: usa esa.
keep-unreadable = No se puede leer la base de datos: { $reason }
