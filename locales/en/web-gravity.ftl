# Words of the browser's table for Gravity Warfare.
table = The table
platform = The platform
drawn-plainly = Drawn more plainly, so that it moves smoothly on this device
turn = The turn
round = Round { $round } of 3
goal = Most points after 3 rounds wins. Place your last troop: the round ends and you get 5.
players = Players
you = you
and = and

camera = Camera
camera-left = Turn the view to the left
camera-right = Turn the view to the right
camera-nearer = Nearer
camera-farther = Farther
camera-top = From above
camera-flat = Flat
film-again = Watch again
film-skip = Skip
look-help = Arrow keys turn the view, plus and minus zoom, T looks from above, H goes back.
pick-help = Press one of the framed pieces to choose it.

die-zone = Zone die
die-troop = Troop die
die-upper = Troop die for the upper piece
die-none = not rolled
from-zone = from { $zone }
challenges = Challenged with
carried = Put off until this player’s next turn
carried-short = put off
bank = Bank
tag-free = Guardian: no challenges, no dice
tag-climbs = may stack anywhere
tag-calm = steady hand
tag-again = { $count ->
        [one] once more
       *[other] { $count } more times
    }
tag-seconds = within { $seconds } s
tag-for = { $actor } does it for { $active }

energy-challenge = challenge
energy-event = event
energy-defence = defence
energy-wild = wild
stands-for = As { $card }
gem-gold = { $count } gold (5 points each)
gem-silver = { $count } silver (3 points each)
gem-blue = { $count } blue (1 point each)
gem-green = { $count } green (skips)
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
points-short = pts
troops-left = Troops left
none-left = none
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
hero-secret = secret hero
hero-used = used
your-hero = Your hero
team = Team { $number }: { $points ->
    [one] 1 point
   *[other] { $points } points
} together
team-yours = Your team: { $points ->
    [one] 1 point
   *[other] { $points } points
} together
hand = Your hand
seen = known
drawn = Which one will you keep?
declare = What does the Anti-matter count as?
now = Now
pile-left = Left pile
pile-right = Right pile
discard = Discard

plan-title = Plan your move
plan-what = What to place
totem = { $upper } on { $lower }
share-in = of it lies in { $zone }
anywhere = It can stand anywhere.
stands-on = on { $piece }
aim-at = Aim at
aim-choose = choose…
aim-zone = the middle of { $zone }
aim-piece = { $piece } ({ $zone })
plan-where = Point at the spot where you want it, or choose what to aim at.
plan-heading = Heading: { $degrees }°
plan-care = Height: set down gently
plan-drop = Height: dropped from { $mm } mm
plan-speed = Speed: { $mm } mm/s
plan-spin = Spin: { $turns } turns a second
spin-left = spins to the left: change
spin-right = spins to the right: change
plan-lift = Your hand lifts it by itself: there is nothing to aim.
plan-blind = Your hand will not look: it may miss by a few millimetres.
plan-place = Place it here
plan-do = Do it
plan-help = Point at the platform, or use the arrow keys (Shift for small steps); Q and E or the wheel turn, Enter places. Drag beside the platform to look around.
turn-left = Turn to the left
turn-right = Turn to the right
go-live = Use your own hand, live

live-title = Your hand
over-platform = { $mm } mm above the platform
over-piece = { $mm } mm above { $piece }
live-lower = Hold to lower, release to let go
live-lowering = Release to let go …
live-height = Height: { $mm } mm
live-heading = Heading: { $degrees }°
live-grip = Grab
live-grip-piece = Grab { $piece }
live-open = Open the fingers
live-let-go = Let go
live-rim = Hold the rim
live-rim-let-go = Let the rim go
live-done = Done
live-mirrored = Mirrored: left is right.
live-help = The hand follows your mouse. Hold the button to lower, release to let go. Wheel or W and S: height. Q and E: turn. Space: grab and let go. R: rim. Enter: done. Right button: look around.
live-touch = Slide on the platform and the hand goes along. Then hold the big button. A second finger looks around.
live-other = { $name }’s hand is at work
blind-dark = You are playing without looking. Move, lower and let go from memory.

described = What stands where
level = The platform is level.
leans = The platform tilts by { $degrees }°.
leans-to = The platform tilts by { $degrees }° towards { $zone }.
empty = Nothing is standing on it yet.
lies = { $piece }, lying down
on-piece = { $piece }, on { $base }
out = Out until the round ends
