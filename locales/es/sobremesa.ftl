# Lo que dice la línea de órdenes.
simulate-summary = { $games } partidas de { $game } con { $seats } asientos, { $unfinished } sin terminar
simulate-lengths = duración en acciones: mediana { $median }, de { $shortest } a { $longest }
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
