# What the command line says.
simulate-summary = { $games } games of { $game } with { $seats } seats, { $unfinished } unfinished
simulate-lengths = length in actions: median { $median }, from { $shortest } to { $longest }
simulate-speed = { $actions } actions in { $seconds } s: { $rate } a second
simulate-seat = seat
simulate-bot = bot
simulate-games = games
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-place = mean place
simulate-decisions = decisions
simulate-rate = decisions a s
simulate-time = ms each
replay-verified = { $file }: { $entries ->
        [one] 1 entry replays to the same state
       *[other] { $entries } entries replay to the same states
    }
replay-takes-back = takes back { $number }
replay-won = won by { $winners }
