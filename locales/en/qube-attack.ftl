title = Qube Attack
tagline = Cubes race along the orbits, arm themselves and hold the moons. Nothing is hidden.

option-board = Board
option-lost_cubes = Lost cubes
option-lost_cubes-removed = leave the game
option-lost_cubes-to_reserve = return to the reserve
option-reentry = A player with no cubes gets one back
option-reentry-false = no
option-reentry-true = yes

window-turn = { $actions_left ->
        [one] { $seat } has one action left.
       *[other] { $seat } has { $actions_left } actions.
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
action-pass = Pass: there is nothing to do

weapon-unarmed = unarmed
weapon-short = short-range
weapon-long = long-range

event-moved = { $seat } moves the { $cube_weapon } cube from { $cube_planet } to { $to_planet }.
event-reinforced = { $seat } activates { $cube_planet }: a cube enters on { $entrance_planet }.
event-doubled = { $seat } activates { $cube_planet }: its cube has a second one beneath it now.
event-armed = { $seat } activates { $cube_planet }: its cube is { $cube_weapon } now.
event-hit = { $seat } hits { $target_seat }’s double cube on { $target_cube_planet }: the one beneath is lost.
event-destroyed = { $seat } destroys { $target_seat }’s cube on { $target_cube_planet }.
event-passed = { $seat } can do nothing and passes.
event-reentered = { $seat } had no cube left: one enters on { $entrance_planet }.
event-eliminated = { $seat } has no cube left on the board.
event-paid = { $planet } pays { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $seats }{ $seats_count ->
        [one] .
       *[other] {" "}each.
    }
event-turn-ended = Turn { $turn } is over.
event-won = { $ended_by ->
        [last-standing] { $seat } wins: nobody else has a cube left.
       *[other] { $seat } wins with the most points!
    }

ended-by-goal = 64 points or more, and more than anyone else.
ended-by-last-standing = Nobody else has a cube left on the board.

refusal-not-your-turn = It is not { $seat }’s turn.
refusal-no-such-planet = There is no planet { $planet } on this board.
refusal-no-such-cube = { $seat } has no such cube on { $cube_planet }.
refusal-not-connected = { $to_planet } is not connected to { $from_planet }.
refusal-into-entrance = { $planet } is an entrance, and no cube moves into one.
refusal-nothing-to-activate = { $planet } does nothing: only Cube, Wound and Armory planets are activated.
refusal-contested = An opposing cube stands on { $planet }, so it cannot be activated.
refusal-none-to-enter = Your reserve is empty, so no cube can enter.
refusal-none-to-stack = Your reserve is empty, so no cube can go beneath.
refusal-already-double = The cube on { $planet } has one beneath it already, and two are the most.
refusal-already-long = The cube on { $planet } has the long weapon already.
refusal-unarmed = The cube on { $planet } is unarmed.
refusal-own-cube = A cube does not attack its own side.
refusal-beyond-short = The short weapon hits on the same planet: { $target_planet } is not { $planet }.
refusal-beyond-long = The long weapon hits on a connected planet: { $target_planet } is none from { $planet }.
refusal-on-entrance = Cubes on an entrance cannot be attacked, and { $planet } is one.
refusal-activated-already = This cube has activated a planet this turn already.
refusal-attacked-already = This cube has attacked this turn already.
refusal-must-act = There is still something to do, so you cannot pass.
