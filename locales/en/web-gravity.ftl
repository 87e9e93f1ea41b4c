# Words of the browser's table for Gravity Warfare.
table = The table
platform = The platform
turn = The turn
round = Round { $round }
players = Players
you = you
and = and

camera = Camera
camera-left = Turn the view to the left
camera-right = Turn the view to the right
camera-nearer = Nearer
camera-farther = Farther away
camera-top = From above
camera-flat = Flat
film-again = Watch again
film-skip = Skip
look-help = Arrow keys turn the view, plus and minus bring it nearer or farther, T looks from above, H goes back.
pick-help = The framed pieces can be chosen by pressing them.

die-zone = Zone die
die-troop = Troop die
die-upper = Troop die for the upper piece
die-none = not rolled
from-zone = from { $zone }
challenges = Given
carried = Put off to this player’s next turn
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
drawn = Which one do you keep?
declare = What is the Anti-matter?
now = Now
pile-left = Left pile
pile-right = Right pile
discard = Discard

plan-title = Plan the hand
plan-what = What to place
totem = { $upper } on { $lower }
share-in = of it lies in { $zone }
anywhere = It may stand anywhere.
stands-on = on { $piece }
aim-at = Aim at
aim-choose = choose …
aim-zone = the middle of { $zone }
aim-piece = { $piece } ({ $zone })
plan-heading = Heading: { $degrees }°
plan-care = Height: set down with care
plan-drop = Height: dropped from { $mm } mm
plan-speed = Speed: { $mm } mm/s
plan-spin = Spin: { $turns } turns a second
spin-left = spins to the left: change
spin-right = spins to the right: change
plan-lift = The hand lifts it by itself: there is nothing to aim at.
plan-blind = The hand will not look: it misses by some millimetres.
plan-place = Place it here
plan-do = Do it
plan-help = Point at the platform, or: arrow keys move (Shift: finely), Q and E or the wheel turn, Enter places. Drag beside the platform to look round.
turn-left = Turn to the left
turn-right = Turn to the right
go-live = With my own hand, live

live-title = Your hand
live-height = Height: { $mm } mm
live-heading = Heading: { $degrees }°
live-grip = Take hold
live-grip-piece = Take hold of { $piece }
live-open = Open the fingers
live-let-go = Let go
live-rim = Hold the rim
live-rim-let-go = Let the rim go
live-done = Done
live-mirrored = Mirrored: left is right.
live-help = The hand follows the mouse, pen or finger. Wheel or W and S: height. Q and E: turn. Space: take and let go. R: rim. Enter: done. Right button: look round.
live-touch = Slide on the platform: the hand goes along. A second finger looks round.
live-other = { $name }’s hand is at work
blind-dark = You play without looking. Move, lower and let go by memory.

described = What stands where
level = The platform is level.
leans = The platform leans by { $degrees }°.
leans-to = The platform leans by { $degrees }° towards { $zone }.
empty = Nothing stands on it yet.
lies = { $piece }, lying
on-piece = { $piece }, on { $base }
out = Out until the round ends
