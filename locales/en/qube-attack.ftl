title = Qube Attack
tagline = Race your cubes along the orbits, arm them and hold the moons. Nothing is hidden.

option-board = Board
option-lost_cubes = Lost cubes
option-lost_cubes-removed = leave the game
option-lost_cubes-to_reserve = go back to the reserve
option-reentry = A player with no cubes left
option-reentry-always = always gets one back
option-reentry-from_reserve = gets one from the reserve
option-reentry-never = is out
option-first_player = First player
option-first_player-stays = the same all game
option-first_player-passes = passes clockwise each turn
option-board-classic = the classic one, for any number
option-board-two = the one for two
option-board-three = the one for three
option-board-four = the one for four
option-board-five = the one for five
option-board-six = the one for six

window-turn = { $actions_left ->
        [one] { $seat } has one action left.
       *[other] { $seat } has { $actions_left } actions.
    }
window-turn-you = { $actions_left ->
        [one] You have one action left.
       *[other] You have { $actions_left } actions.
    }

action-move = Move the { $cube_double_is ->
        [true] double{" "}
       *[false] {""}
    }{ $cube_weapon } cube from { $cube_planet } to { $to_planet }
action-activate = Activate { $cube_planet } with the { $cube_double_is ->
        [true] double{" "}
       *[false] {""}
    }{ $cube_weapon } cube
action-attack = Attack { $target_seat }’s { $target_cube_double_is ->
        [true] double{" "}
       *[false] {""}
    }{ $target_cube_weapon } cube on { $target_cube_planet } with the { $cube_double_is ->
        [true] double{" "}
       *[false] {""}
    }{ $cube_weapon } cube on { $cube_planet }
action-pass = Pass: you have nothing to do

weapon-unarmed = unarmed
weapon-short = short-range
weapon-long = long-range

event-moved = { $seat } moves the { $cube_weapon } cube from { $cube_planet } to { $to_planet }.
event-reinforced = { $seat } activates { $cube_planet }: a new cube enters at { $entrance_planet }.
event-doubled = { $seat } activates { $cube_planet }: that cube now stands on a second one.
event-armed = { $seat } activates { $cube_planet }: its cube is { $cube_weapon } now.
event-hit = { $seat } hits { $target_seat }’s double cube on { $target_cube_planet }: the lower one is lost.
event-destroyed = { $seat } destroys { $target_seat }’s cube on { $target_cube_planet }.
event-passed = { $seat } has nothing to do and passes.
event-reentered = { $seat } had no cubes left: one enters at { $entrance_planet }.
event-eliminated = { $seat } has no cubes left on the board.
event-paid = { $planet } pays { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $seats }{ $seats_count ->
        [one] .
       *[other] {" "}each.
    }
event-turn-ended = Turn { $turn } is over.
event-first-passed = { $seat } goes first this turn.
event-turns-over = { $winner_seats_count ->
        [one] The turns are over: { $winner_seats } wins with the most points.
       *[other] The turns are over: { $winner_seats } share the win with the most points.
    }
event-won = { $ended_by ->
        [last-standing] { $seat } wins: nobody else has a cube left.
       *[other] { $seat } wins with the most points!
    }

ended-by-goal = 64 points or more, and more than anyone else.
ended-by-last-standing = Nobody else has a cube left on the board.
ended-by-bound = The turns were over before anyone reached 64 points; the most points win.

refusal-not-your-turn = It is not { $seat }’s turn.
refusal-no-such-planet = There is no planet { $planet } on this board.
refusal-no-such-cube = { $seat } has no such cube on { $cube_planet }.
refusal-not-connected = { $to_planet } is not connected to { $from_planet }.
refusal-into-entrance = { $planet } is an entrance: cubes never move into one.
refusal-nothing-to-activate = { $planet } has nothing to activate: only Cube, Wound and Armory planets do something.
refusal-contested = There is an enemy cube on { $planet }, so you cannot activate it.
refusal-none-to-enter = Your reserve is empty, so no cube can enter.
refusal-none-to-stack = Your reserve is empty, so there is no cube to put underneath.
refusal-already-double = The cube on { $planet } already stands on another one, and two is the limit.
refusal-already-long = The cube on { $planet } already has the long-range weapon.
refusal-unarmed = The cube on { $planet } is unarmed.
refusal-own-cube = You cannot attack your own cubes.
refusal-beyond-short = A short-range cube hits only on its own planet, { $planet }: { $target_planet } is out of range.
refusal-beyond-long = A long-range cube hits only planets next to { $planet }: { $target_planet } is out of range.
refusal-on-entrance = { $planet } is an entrance: cubes there cannot be attacked.
refusal-activated-already = This cube has already activated a planet this turn.
refusal-attacked-already = This cube has already attacked this turn.
refusal-must-act = You can still do something, so you cannot pass.

# What each planet does and pays, in one sentence.
planet-text-entrance = Where an army comes in. Cubes here cannot be attacked, and none moves back in.
planet-text-cube = Activate it: a new cube of yours comes in on your entrance.
planet-text-wound = Activate it: a second cube goes beneath yours, so that it survives one hit.
planet-text-armory = Activate it: your cube gets the short weapon, or the long one if it has the short one.
planet-text-crescent-moon = At the end of every turn it pays 2 points if only you are here, 1 to each if you share it.
planet-text-full-moon = At the end of every turn it pays 4 points if only you are here, 2 to each if you share it.
weapon-text-unarmed = Cannot attack.
weapon-text-short = Hits cubes on its own planet.
weapon-text-long = Hits cubes on the planets connected with its own.

# What would come of an action, after its words and a colon.
forecast-enters = a new cube enters on { $entrance_planet }
forecast-doubles = a second cube goes beneath it
forecast-arms = { $weapon_is ->
        [short] it gets the short weapon
       *[other] it gets the long weapon
    }
forecast-wounds = it loses the cube beneath
forecast-destroys = it is destroyed
