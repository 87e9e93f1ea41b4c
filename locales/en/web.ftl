# Words of the browser's client.
page-lobby = Sobremesa: a table for friends
page-table = { $game } · table { $code }
page-rules = { $game } · rules
page-setup = { $game } · set up a table
skip = Skip to the content
home = To the lobby
language-other = Español
language-switch = Cambiar a español
light-to-dark = Dark colours
light-to-light = Light colours
close = Close

hero = Stay at the table
hero-sub = Open a table, send the link, play. No accounts, and bots fill the empty seats.
your-name = Your name
save-name = Save
name-saved = Saved
games = Games
players-range = { $least } to { $most } players
play-now = Play now against bots
set-up = Set up a table
rules = Rules
join = Join a table
join-code = Code of the table
join-go = Join
open-tables = Open tables
no-open-tables = No open table right now. Set one up and make it public.
my-tables = My tables
no-my-tables = The tables you have been at will be here.
table-card = { $game }, hosted by { $host }
seats-free = { $free ->
        [0] no seat free
        [one] 1 seat free
       *[other] { $free } seats free
    }
phase-gathering = gathering
phase-playing = playing
phase-over = over
loading = One moment …
not-found = There is nothing here.

setup-title = A table for { $game }
setup-seats = How many
setup-who = Who sits where
setup-options = Options
agreed = What is agreed
setup-time = Time to think
time-quick = quick: half a minute a turn
time-normal = normal: a minute and a half a turn
time-slow = slow: five minutes a turn
time-days = days
time-unlimited = as long as it takes
setup-away = When someone’s time is up
away-play = the house plays for them
away-wait = the table waits
setup-public = Show it in the lobby, open to anyone
setup-house = House data
setup-house-help = Change cards, boards or figures: TOML, like the default. Leave it empty to play with the default.
setup-house-load = Start from the default
setup-make = Make the table
seat-open = open, for whoever comes
seat-you = you
bot-kind = Bot: { $kind }
bot-name = Bot { $letter }
seat-name = Seat { $letter }

share-title = Invite friends
share-help = They open this link or enter the code. Whoever has it may come.
share-copy = Copy the link
share-copied = Copied
share-send = Send …
welcome-title = There is a table waiting for you
welcome-help = What shall we call you?
welcome-go = Come in

sit = Sit here
sit-again = Take my seat back
stand = Get up
give-bot = Give the seat to
free-seat = Free the seat
start = Start the game
start-wait = It starts when every seat is taken. Wait for friends, or give seats to bots.
start-host = { $host } starts the game when all are seated.
rematch = Play again
spectators = { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }
you-watch = You are watching.
present = here
absent = not here
bot-plays = a bot plays
has-left = got up
host = host
you = you

turn-yours = Your move
turn-may = You may act
turn-of = { $names } to decide
known-cards = Known of the hand: { $cards }
over-title = The game is over
over-won = { $names } wins!
over-shared = { $names } share the win.
over-team = { $names } win together!
over-you = You win!
over-your-team = Your team wins!
ended-by-goal = The goal of the game was reached.
ended-by-last-standing = Nobody else is left in the game.
ended-by-bound = The game reached its limit: points decide.
over-place = Place
over-player = Player
over-score = Points
over-replay = Record of the game
seed-check = Seed { $seed }, promised before the first move: anyone can check that nobody chose it.
list-two = { $first } and { $second }

actions = What you can do
actions-none = Nothing to do right now.
actions-filter = Filter
actions-some = { $shown } of { $all }
actions-all = Show all
actions-pick = Only what goes with your choice
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
log-empty = What happens will be told here.
log-gap = You were away for a moment: something may be missing here.
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
reconnecting = The connection was lost. Coming back …
ended-title = This table cannot be shown here
try-again = Try again

refusal-connection-lost = The connection was lost before the answer came. Look at the table before you try again.
refusal-unreachable = The house does not answer. Is it running?

qube-board = The board: planets and cubes
qube-score = Score: the first to 64 wins
qube-planet = { $planet }, { $kind }
qube-kind-entrance = entrance
qube-kind-cube = Cube planet
qube-kind-wound = Wound planet
qube-kind-armory = Armory
qube-kind-crescent-moon = Crescent Moon
qube-kind-full-moon = Full Moon
qube-pick = Choose one of your lit cubes, then where it goes.
qube-picked = Choose a lit target, or press the cube again to let it go.
qube-reserve = reserve { $count }
qube-turn = Turn { $turn }
qube-target = Target: { $text }

gce-disputed = In dispute
gce-none = nothing
gce-bid = Bid
gce-goal = { $goal ->
        [one] 1 colony wins
       *[other] { $goal } colonies win
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
gce-abandoned = abandoned
gce-shielded = shielded
gce-aside = aside
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
kaiju-turned = turned
kaiju-furious = furious
kaiju-out = out
kaiju-king = King of Monsters
kaiju-hand = Your hand
kaiju-below = a number below { $number }
kaiju-a-number = a number
kaiju-no-number = one that is no number
kaiju-a-minus-three = a minus three
kaiju-no-special = one that is not special

page-replay = { $game } · a finished game
me-title = Me and my devices
me-code-title = Another device
me-code-help = A code makes another browser or phone you, with your seats and games. It works once.
me-code-make = Make a code
me-code-again = Make another code
me-code-once = Enter it on the other device, on this same page. A new code replaces the old one.
me-recover-title = I have a code
me-recover-help = This device becomes the person who made the code. Who it was before is left behind.
me-recover-code = Recovery code
me-recover-go = Be that person here
me-recovered = Welcome back, { $name }.
sound = Sound
sound-off = Turn the sound off
sound-on = Turn the sound on
replays = Finished games
no-replays = Finished games can be watched again here.
replay-won = Won by { $names }
replay-eyes = Seen by
replay-spectator = a spectator
replay-open = all cards open
replay-link = Link to this moment
replay-start = The beginning
replay-controls = Watching
replay-first = To the beginning
replay-back = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moment = Moment
share-qr = QR code with the link to this table
share-local = This link works on this machine only. For phones, open the house under its address in your network: it prints it when it starts.
setup-house-upload = Upload a file
setup-house-clear = Back to the default
setup-house-line = Line { $line }:
hint = Hint
hint-thinking = Thinking …
hint-best = { $action } · about { $percent } % to win
hint-none = There is nothing to advise here.
letting-chosen = Your answer goes in a moment: its time must not tell what you hold.
letting-alone = There is nothing you could answer with. The answer goes by itself in a moment.
card-idle = { $card } (why not?)
over-watch = Watch it again
qube-cube-is = { $double ->
        [yes] { $name }’s double { $weapon } cube on { $planet }
       *[no] { $name }’s { $weapon } cube on { $planet }
    }
qube-double = two wounds
gce-threat = Answer
gce-waiting = Waiting for { $names }.
kaiju-damage-short = { $damage } of { $life }
kaiju-hurt-steps = { $name } is hurt
kaiju-step-damage = Number
kaiju-step-building = Building
kaiju-step-extra = Extra Damage
