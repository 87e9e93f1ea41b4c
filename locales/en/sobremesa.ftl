# What the command line says.
simulate-summary = { $games } games of { $game } with { $seats } seats, { $unfinished } unfinished
simulate-lengths = length in actions: median { $median }, from { $shortest } to { $longest }
simulate-ended-by-goal = ended by the goal of the rulebook: { $games } ({ $share })
simulate-ended-by-last-standing = ended with one player left: { $games } ({ $share })
simulate-ended-by-bound = ended by a limit of the rules: { $games } ({ $share })
simulate-shared = won by several at once: { $games } ({ $share })
simulate-order = in turn
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
backup-made = { $file } is a copy of the house as it was just now.
check-found = Games that go on: { $running }. Finished games: { $finished }.
check-pages = The file is damaged: { $said }
check-game = The game at table { $table } cannot go on: { $reason }
check-whole = { $path } is whole: every game that goes on can be played on.
check-broken = { $path } is not whole: { $faults ->
        [one] 1 fault
       *[other] { $faults } faults
    }. Put the latest backup in its place.
keep-missing = { $file } is not there: no house was kept in this folder.
keep-exists = { $file } exists already: give the copy another name.
keep-newer = The database was made by a newer version of this program: use that one.
keep-unreadable = The database cannot be read: { $reason }
