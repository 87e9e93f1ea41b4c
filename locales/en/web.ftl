# Words of the browser's client.
page-lobby = Sobremesa: a table for friends
page-table = { $game } · table { $code }
page-rules = { $game } · rules
page-setup = { $game } · set up a table
skip = Skip to the content
home = To the lobby
language-other = Español
language-switch = Cambiar a español
light-to-dark = Switch to dark colours
light-to-light = Switch to light colours
close = Close

hero = Stay at the table
hero-sub = Open a table, share the link and play. No accounts needed, and bots fill the empty seats.
your-name = Your name
save-name = Save
name-saved = Saved
games = Games
players-range = { $least } to { $most } players
play-now = Play now against bots
set-up = Set up a table
rules = Rules
join = Join a table
join-code = Table code
join-go = Join
open-tables = Open tables
no-open-tables = No open tables right now. Set one up and make it public.
my-tables = My tables
no-my-tables = Tables you have played at will show up here.
table-card = { $game }, hosted by { $host }
seats-free = { $free ->
        [0] no seat free
        [one] 1 seat free
       *[other] { $free } seats free
    }
phase-gathering = waiting to start
phase-playing = playing
phase-over = finished
loading = One moment…
not-found = There is nothing here.

setup-title = Set up a table of { $game }
setup-seats = How many
setup-who = Who sits where
setup-options = Options
agreed = House rules
setup-time = Thinking time
time-quick = quick: 30 seconds a turn
time-normal = normal: 90 seconds a turn
time-slow = relaxed: 5 minutes a turn
time-days = days: play by correspondence
time-unlimited = no limit
setup-away = When a player runs out of time
away-play = the house plays for them
away-wait = the table waits
setup-public = List this table in the lobby, open to anyone
setup-house = House rules file
setup-house-help = Change cards, boards or numbers: a TOML file like the default one. Leave it empty to play with the default.
setup-house-load = Start from the default
setup-make = Open the table
seat-open = open to anyone
seat-you = you
bot-kind = Bot: { $kind }
bot-name = Bot { $letter }
seat-name = Seat { $letter }

share-title = Invite friends
share-help = Friends open this link or enter the code. Anyone who has it can join.
share-copy = Copy the link
share-copied = Copied
share-send = Send…
welcome-title = Your friends are at the table
welcome-help = What should we call you?
welcome-go = Come in

sit = Sit here
sit-again = Take my seat back
stand = Get up
give-bot = Give this seat to
free-seat = Free this seat
start = Start the game
start-wait = The game starts once every seat is taken. Wait for your friends, or let bots play.
start-host = { $host } starts the game once everyone is seated.
rematch = Play again
spectators = { $count ->
        [one] 1 person watching
       *[other] { $count } people watching
    }
you-watch = You are watching.
present = here
absent = away
bot-plays = a bot is playing
has-left = got up
host = host
you = you

turn-yours = Your turn
turn-may = You may act
turn-of = { $count ->
        [one] { $names } is deciding
       *[other] { $names } are deciding
    }
known-cards = Everyone knows this hand has: { $cards }
over-title = Game over
over-won = { $names } wins!
over-shared = { $names } share the win.
over-team = { $names } win together!
over-you = You win!
over-your-team = Your team wins!
ended-by-goal = The goal of the game was reached.
ended-by-last-standing = Nobody else was left in the game.
ended-by-bound = The game reached its limit, so points decided.
over-place = Place
over-player = Player
over-score = Points
over-replay = Download the record
seed-check = Seed { $seed } was sealed before the first move, so anyone can check that nobody picked it.

actions = What you can do
actions-none = Nothing for you to do right now.
actions-filter = Filter
actions-some = { $shown } of { $all }
actions-all = Show all
actions-pick = Only what goes with your pick
group-move = Move
group-activate = Activate
group-attack = Attack
group-play = Play
group-rob = Rob
group-discard = Discard
group-take = Take
group-add = Add
group-choose-target = Choose Target
group-play-as-wound = As a Wound
group-heal = Heal
group-give = Challenges
group-attempt = Place
group-pick = Pick
group-other = Other
undo = Take it back
board = Board
log = Log
log-empty = The story of the game will be told here.
log-gap = You were away for a moment, so something may be missing here.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-line = { $name }: { $text }
table = Table
play = Play
players = Players
rule-open = Rule { $rule }
rules-none = There are no rules in this language yet.
time-left = Time left: { $time }
reconnecting = The connection was lost. Reconnecting …
line-quiet = The house has not answered for a moment.
line-acting = The connection is lost. Your move is kept and goes out as soon as you are back.
act-under-way = On its way to the house …
ended-title = This table cannot be shown here
try-again = Try again

refusal-connection-lost = The connection was lost before the answer came. Check the table before you try again.
refusal-unreachable = The server is not answering. Is it running?

qube-board = The board: planets and cubes
qube-score = Score: first to 64 wins
qube-planet = { $planet }, { $kind }
qube-kind-entrance = entrance
qube-kind-cube = Cube planet
qube-kind-wound = Wound planet
qube-kind-armory = Armory
qube-kind-crescent-moon = Crescent Moon
qube-kind-full-moon = Full Moon
qube-pick = Pick one of your lit cubes, then choose where it goes.
qube-picked = Choose a lit target, or press the cube again to put it back.
qube-reserve = reserve { $count }
qube-turn = Turn { $turn }
qube-target = Target: { $text }

gce-disputed = In dispute
gce-none = nothing
gce-bid = Bid
gce-goal = { $goal ->
        [one] First to 1 colony wins
       *[other] First to { $goal } colonies wins
    }
gce-commander = Commander
gce-deck = Deck
gce-discard = Discard
gce-scrap = Scrap
gce-ships = { $ships ->
        [one] ship
       *[other] ships
    }
gce-hand = Your hand
gce-hand-empty = No cards in hand.
gce-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
gce-colonies = { $count ->
        [one] 1 colony
       *[other] { $count } colonies
    }
gce-passed = passed
gce-abandoned = out of this dispute
gce-shielded = shield up
gce-aside = set aside
gce-stolen = stolen by { $name }

kaiju-blow = Blow
kaiju-from = from { $name }
kaiju-new-round = New round
kaiju-clockwise = clockwise
kaiju-counter = counter-clockwise
kaiju-centre = Buildings in the centre
kaiju-centre-none = no Buildings
kaiju-deck = Deck
kaiju-life = Life
kaiju-strength = Strength
kaiju-worth = Worth
kaiju-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
kaiju-damage = Damage { $damage } of { $life }
kaiju-turned = strength used
kaiju-furious = furious
kaiju-out = out
kaiju-king = King of Monsters
kaiju-hand = Your hand
kaiju-below = a number below { $number }
kaiju-a-number = a number
kaiju-no-number = something other than a number
kaiju-a-minus-three = a minus three
kaiju-no-special = not a special card

page-replay = { $game } · a finished game
me-title = You and your devices
me-code-title = Another device
me-code-help = A code lets another browser or phone become you, with your seats and your games. It works once.
me-code-make = Make a code
me-code-again = Make another code
me-code-once = Enter it on the other device, on this same page. A new code replaces the old one.
me-recover-title = Already have a code?
me-recover-help = This device becomes the player who made the code. Whoever it was before is forgotten.
me-recover-code = Recovery code
me-recover-go = Become that player
me-recovered = Welcome back, { $name }.
sound = Sound
sound-off = Turn sound off
sound-on = Turn sound on
replays = Finished games
no-replays = Finished games will be here, ready to watch again.
replay-won = Won by { $names }
replay-eyes = Seen through the eyes of
replay-spectator = a spectator
replay-open = all cards face up
replay-link = Copy a link to this moment
replay-start = The start
replay-controls = Playback
replay-first = To the beginning
replay-back = Step back
replay-next = Step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moment = Moment
share-qr = QR code with the link to this table
share-local = This link only works on this computer. For phones, use the network address that Sobremesa prints when it starts.
setup-house-upload = Upload a file
setup-house-clear = Back to the default
setup-house-line = Line { $line }:
hint = Hint
hint-thinking = Thinking…
hint-none = No advice for this one.
letting-chosen = Your answer goes out in a moment, so that its timing gives nothing away.
letting-alone = You have nothing to answer with. Your pass goes out by itself in a moment.
card-idle = { $card } (why not?)
over-watch = Watch it again
qube-cube-is = { $double ->
        [yes] { $name }’s double { $weapon } cube on { $planet }
       *[no] { $name }’s { $weapon } cube on { $planet }
    }
qube-double = takes two hits
gce-threat = Your answer
gce-waiting = Waiting for { $names }.
kaiju-damage-short = { $damage } of { $life }
kaiju-hurt-steps = { $name } takes a hit
kaiju-step-damage = Number
kaiju-step-building = Building
kaiju-step-extra = Extra Damage

cancel = Cancel
aim-help = Point at a lit player on the board, or choose here.
kaiju-life-is = Life { $left } of { $life }, damage { $damage }
kaiju-life-short = { $left } of { $life }
kaiju-damage-sum = damage { $damage }:
kaiju-points-of = { $points } of the { $goal } points that win
kaiju-goal = { $goal } points win
caution-do = Do it anyway
log-turn = Turn { $turn }
log-trifles = { $count ->
        [one] one small step
       *[other] { $count } small steps
    }
qube-goal = Reach 64 points, with more than anyone else.
qube-double-text = A second cube beneath it takes the first hit.
over-lost = You finished in place { $place }. The next game is another story.

# An evening: more than one game, hints, who is there, and being told of one's turn.
again-title = Another game?
again-yes = I want another game
again-no = Not for me after all
again-wants = wants another
again-thinks = has not said
again-left = got up
again-away = not here
again-host = { $host } begins the next game. When everybody here wants one, the table gets ready by itself.
next-title = Change the game, the seats or the bots
next-go = Lay the table for { $game }
tally-title = This evening
tally-wins = Won
tally-games = Played
tally-bots = Bots
watching = Watching: { $names }
watch-more = { $count } more
take-over = Take over from { $name }
sit-for-bot = Take this seat
hints-used = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
setup-hints = Hints
hinting-among-bots = when all the others are bots
hinting-always = always; everyone sees who asks
hinting-never = never
setup-latecomers = Someone who comes later
latecomers-welcome = may take over from a bot
latecomers-closed = watches: bots keep their seats
setup-audience = Spectators
audience-welcome = may watch
audience-closed = stay outside while a game is on
me-data-title = What this house knows about you
me-data-help = Your name, when your devices came, your tables and games, and what you said at tables that still exist. Nothing else.
me-data-take = Download it
me-devices-go = Log out on all other devices
me-devices-done = Only this device is logged in now. Your recovery code no longer works.
me-forget-title = Be forgotten
me-forget-help = Your name, your devices and what you said are deleted, and your seats are given up. Games you played with others stay, without your name. This cannot be undone.
me-forget-sure = I want to be forgotten
me-forget-go = Delete everything about me
me-forgotten = You are forgotten here. Choose a name whenever you want to come back.
host-people = People at this table
host-remove = Send away
host-mute = Mute
host-unmute = Let speak
host-readmit = Let everyone back in
muted = muted
host-remove-whom = Send { $name } away
host-mute-whom = Mute { $name }
host-unmute-whom = Let { $name } speak
hint-only = It wins about { $percent } of 100 games from here.
hint-why = It wins about { $percent } of 100 games from here. The next best ({ $other }) wins { $less }.
hint-near = It wins about { $percent } of 100 games from here. This is nearly as good: { $other }.
hint-do = Do it
stand-sure = Get up in the middle of the game?
stand-then-play = Your seat stays yours. When your time is up the house plays for you, and the host may give your seat to a bot.
stand-then-wait = Your seat stays yours, and the table waits for you. The host may give your seat to a bot.
stand-stay = Stay
notices-title = When it is your move
notices = Notify me when it is my move and I am looking elsewhere
notices-denied = Your browser does not allow this page to notify you. You can change that in the browser’s settings for this page.
invite-title = { $host } invites you to { $game }
invite-playing = They are playing already. You can watch, or take over from a bot if the host allows it.
invite-over = A game has just ended here. Come in for the next one.
invite-who = At the table
invite-nobody = Nobody has sat down yet.
not-found-help = The link may have a typing mistake, or the table is gone.
your-move-here = your move
level-of = How good the bots at { $game } are
lasts-minutes = about { $minutes } min
lasts-hours = { $hours ->
        [one] about an hour
       *[other] about { $hours } hours
    }
setup-lasts = With { $seats } players: { $time }.
setup-long = That is a long evening.
setup-shorter = These make it shorter:
setup-fewer = { $seats } players ({ $time })
