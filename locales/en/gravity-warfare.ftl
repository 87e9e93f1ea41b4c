title = Gravity Warfare
tagline = Get all your troops onto a platform that balances on a single point, while the others make it hard for you.

option-mode = Mode
option-mode-battle = Battle
option-mode-simple = Simple
option-mode-two-player = Two players
option-rulebook = Rulebook
option-rulebook-en = English
option-rulebook-es = Spanish
option-side = Side of the platform
option-side-universe = Universe
option-side-mothership = Mothership
option-teams = Teams
option-teams-none = every player for themselves
option-teams-pairs = of two, sitting alternately
option-teams-trios = of three, sitting alternately
option-attempts = How hands move
option-attempts-both = live or planned
option-attempts-planned = planned only
option-attempts-live = live only
option-teleport_as_event = Teleport it! is an event
option-teleport_as_event-false = no
option-teleport_as_event-true = yes
option-first = Who starts
option-first-random = chosen by chance
option-first-host = the host
option-first-youngest = the youngest, whom the host names
option-failed_call = When You do it! fails
option-failed_call-keep = whoever acted keeps the pieces
option-failed_call-return = the pieces go back
option-deck = Deck
option-heroes = Heroes
option-platform = Platform

card-bound-it = Bound it!
card-copy-it = Copy it!
card-dont-look = Don’t look!
card-double-it = Double it!
card-pair-it = Pair it!
card-spin-it = Spin it!
card-stack-it = Stack it!
card-with-chopsticks = With chopsticks!
card-teleport-it = Teleport it!
card-guardian = Guardian
card-wormhole = Wormhole
card-you-do-it = You do it!
card-keep-this = Keep this!
card-return-it = Return it!
card-anti-matter = Anti-matter
card-blank-1 = House card 1
card-blank-2 = House card 2
card-blank-3 = House card 3
card-blank-4 = House card 4
card-blank-5 = House card 5
card-blank-6 = House card 6
card-blank-7 = House card 7
card-blank-8 = House card 8

card-text-bound-it = The whole piece must lie inside the zone.
card-text-copy-it = Repeat the last turn: same challenges, same kind of piece, same zone.
card-text-dont-look = Place it without seeing the platform. Cannot be combined.
card-text-double-it = Do this turn twice.
card-text-pair-it = Place two pieces at once, one on top of the other.
card-text-spin-it = Spin the platform, place while it turns, then stop it.
card-text-stack-it = Place it on top of another piece.
card-text-with-chopsticks = Hold the piece with chopsticks.
card-text-teleport-it = Move a piece from one zone to another instead of placing a new one.
card-text-guardian = No challenges, no dice: place any of your pieces anywhere. Not your last one.
card-text-wormhole = Put one challenge off until the next turn.
card-text-you-do-it = Someone else does this turn for you.
card-text-keep-this = Take a piece off the platform and give it to any player.
card-text-return-it = Take the piece that was just placed off the platform and give it back.
card-text-anti-matter = Counts as any card you like except the Guardian.

hero-archivist = Archivist
hero-climber = Climber
hero-gambler = Gambler
hero-quartermaster = Quartermaster
hero-steady = Steady
hero-smuggler = Smuggler
hero-shieldbearer = Shieldbearer
hero-phoenix = Phoenix
hero-text-archivist = Use a challenge you have already used this round again.
hero-text-climber = Stack on any piece, whatever the zone die says, without the extra points.
hero-text-gambler = Roll one or both dice again.
hero-text-quartermaster = Draw two cards and keep both, up to the limit.
hero-text-steady = Your hand does not tremble this time, and the platform is calmer.
hero-text-smuggler = Swap a random card with another player.
hero-text-shieldbearer = Cancel one challenge.
hero-text-phoenix = Try a failed placement again.

zone-sun = the sun
zone-black-hole = the black hole
zone-nebula = the nebula
zone-red-planet = the red planet
zone-comet = the comet
zone-galaxy = the galaxy
zone-ringed-planet = the ringed planet
zone-asteroids = the asteroids
zone-starboard-cannon = the starboard cannon
zone-launch-deck = the launch deck
zone-observatory = the observatory
zone-port-cannon = the port cannon
zone-thrusters = the thrusters
zone-wreck = the wreck
zone-hatch = the hatch
zone-fuselage = the fuselage

troop-tank = tank
troop-fighter = fighter
troop-ship = ship
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-white = white
piece-tank = the { $colour } tank { $number }
piece-fighter = the { $colour } fighter { $number }
piece-ship = the { $colour } ship { $number }

pile-left = left
pile-right = right
dice-zone = the zone die
dice-troop = the troop die
dice-both = both dice
choice-blind = Don’t look!
choice-others = the other challenges
deed-place = place
deed-teleport = teleport
deed-shift = move
deed-keep = take off
deed-return = return
deed-copy-return = return
hand-set-down = with a planned hand
hand-lift = with a planned hand
hand-live = with a live hand

fault-fell = it fell off
fault-others-fell = other pieces fell
fault-not-let-go = it was never let go
fault-tried-again = it was picked up again: there is only one try
fault-took-other = another piece was picked up
fault-not-upright = it is not standing upright
fault-outside-zone = too little of it is in the zone
fault-not-stacked = it is not on a piece it should be on
fault-not-a-totem = the totem came apart
fault-not-spinning = the platform did not spin
fault-not-stopped = the platform was still spinning when the hand left
fault-too-slow = it took too long
fault-slid = it was pushed instead of lifted
fault-not-taken = it is not in the hand
fault-not-righted = it could not be put back
window-youngest = Who is the youngest? { $seat } says who starts.
window-youngest-you = Who is the youngest? Say who starts.

window-draw = { $seat } draws the card for this turn.
window-draw-you = Draw the card for your turn.
window-guardian = { $seat } has drawn a Guardian: play it now, or keep it?
window-guardian-you = You have drawn a Guardian: play it now, or keep it for later?
window-declare = { $seat } says what the Anti-matter counts as.
window-declare-you = Choose which card your Anti-matter counts as.
window-roll = { $seat } rolls the dice.
window-roll-you = Roll the dice.
window-skip = { $seat } has none of the troops rolled left: take a skip gem, or pay with one?
window-skip-you = You have none of the troops you rolled left: take a skip gem, or pay with one?
window-challenge = Does anyone have a card for { $active_seat }?
window-challenge-you = The others may challenge you now.
window-pick = { $seat } chooses a piece on the platform.
window-pick-you = Choose a piece on the platform.
window-receiver = { $seat } chooses who gets the piece.
window-receiver-you = Choose who gets the piece.
window-take-back = Anyone who challenged { $active_seat } may take it back.
window-vote = Don’t look! cannot be combined: those who challenged { $active_seat } vote.
window-defend = { $seat } defends, or gets ready.
window-appoint = The turn before was done by somebody else: { $seat } names who does this one.
window-appoint-you = The turn before was done by somebody else: name who does this one.
window-call = { $seat } is ready. Should somebody else do it?
window-defend-you = Defend yourself, or get ready to place.
window-attempt = { $deed_is ->
       *[place] { $zone_is ->
            [none] { $seat } places a piece anywhere.
           *[other] { $seat } places a piece. Where: { $zone }.
        }
        [teleport] { $seat } moves a piece. Where to: { $zone }.
        [shift] { $seat } moves a piece.
        [keep] { $seat } takes a piece off the platform.
        [return] { $seat } takes the last piece off the platform.
        [copy-return] { $seat } takes the last piece off the platform.
    }{ $blind_is ->
       *[false] {""}
        [true] {" "}Without looking!
    }
window-attempt-you = { $deed_is ->
       *[place] { $zone_is ->
            [none] Place your piece anywhere.
           *[other] Place your piece in { $zone }.
        }
        [teleport] Move the piece to { $zone }.
        [shift] Move the piece.
        [keep] Take the piece off the platform.
        [return] Take the last piece off the platform.
        [copy-return] Take the last piece off the platform.
    }{ $blind_is ->
       *[false] {""}
        [true] {" "}Without looking!
    }
window-right = { $seat } puts back what was knocked over.
window-right-you = Put back what you knocked over.
window-failed = { $seat } has failed. Is that final?
window-failed-you = That failed. Will you leave it at that?
window-return = Will anyone return { $active_seat }’s piece?
window-return-you = Will anyone make you take the piece back?
window-restock = Time to draw new cards.
window-keep = { $seat } chooses a card to keep.
window-keep-you = Choose a card to keep.

action-draw = Draw from the { $pile } pile
action-declare = It is { $as_card }
action-roll = Roll the dice
action-skip = Take a skip gem and end your turn
action-pay-skip = Pay a skip gem and place a { $troop }
action-give = { $card_is ->
       *[other] Give { $card }
        [anti-matter] Give Anti-matter as { $as_card }
    }
action-let-be = Leave it
action-pick = Take { $piece }
action-name = { $to_seat }
action-take-back = { $card_is ->
       *[other] Take { $card } back
        [anti-matter] Take Anti-matter (as { $as_card }) back
    }
action-vote = Vote for { $choice }
action-guard = Play the Guardian
action-put-off = { $card_is ->
       *[wormhole] Put { $challenge_card } off with a Wormhole
        [anti-matter] Put { $challenge_card } off with Anti-matter
    }
action-you-do-it = { $card_is ->
       *[you-do-it] You do it, { $to_seat }!
        [anti-matter] You do it, { $to_seat }! (with Anti-matter)
    }
action-ready = I’m ready
action-attempt = { $troops_count ->
        [0] Move the hand
        [1] Place a { $troops }
       *[other] Place a totem: { $troops }
    }
action-return = { $card_is ->
       *[return-it] Return it!
        [anti-matter] Return it! (with Anti-matter)
    }
action-restock = Draw from the { $pile } pile
action-buy = Buy a card from the { $pile } pile for a point
action-keep = Keep { $card }
action-reuse = Archivist: use { $card } again
action-climb = Climber: stack on any piece
action-reroll = Gambler: roll { $dice } again
action-draw-two = Quartermaster: draw two from the { $pile } pile
action-steady = Steady: a hand that does not tremble
action-swap = Smuggler: swap a random card with { $to_seat }
action-cancel = Shieldbearer: cancel { $challenge_card }
action-try-again = Phoenix: try again

event-round-began = Round { $round } begins with { $seat }.
event-rolled = { $seat } rolls { $zone } and { $troop }.
event-rolled-troop = { $seat } rolls { $troop }.
event-rolled-zone = { $seat } rolls { $zone }.
event-skipped = { $seat } skips the turn.
event-got-skip-gem = { $seat } takes a skip gem.
event-paid-skip = { $seat } pays a skip gem to place a { $troop }.
event-gave = { $card_is ->
       *[other] { $seat } gives { $to_seat } { $card }
        [anti-matter] { $seat } gives { $to_seat } Anti-matter as { $as_card }
    }
event-let-be = { $seat } leaves it.
event-took-back = { $seat } takes { $card } back.
event-voted = { $seat } votes for { $choice }.
event-decided = It is decided: { $choice }.
event-picked = { $seat } chooses { $piece }.
event-named = { $seat } chooses { $to_seat }.
event-guarded = { $seat } plays the Guardian: no challenges, no dice.
event-sent-back = { $seat }’s Guardian sends the turn back to { $to_seat }.
event-put-off = { $seat } puts { $challenge_card } off to { $for_seat }’s next turn.
event-called = { $seat }: you do it, { $to_seat }!
event-ready = { $challenge_cards_count ->
        [0] { $seat } is ready.
       *[other] { $seat } is ready for { $challenge_cards }
    }
event-attempted = { $success_is ->
       *[true] { $seat } does it.
        [false] { $seat } fails: { $faults }.
    }
event-put-upright = { $success_is ->
       *[true] { $seat } puts { $piece } back.
        [false] { $seat } cannot put { $piece } back.
    }
event-got = { $seat } gets { $pieces }.
event-out = Out until the round ends: { $pieces }.
event-won = { $points ->
        [one] { $seat } scores a point
       *[other] { $seat } scores { $points } points
    } { $reason_is ->
       *[placed] for what was placed.
        [stacked] for stacking by choice.
        [round] for the round.
    }
event-lost = { $points ->
        [one] { $seat } loses a point.
       *[other] { $seat } loses { $points } points.
    }
event-bought = { $seat } buys a card.
event-drew = { $cards_count ->
        [0] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        } from the { $pile } pile.
       *[other] { $seat } draws { $cards } from the { $pile } pile.
    }
event-kept = { $card_is ->
        [none] { $seat } keeps a card.
       *[other] { $seat } keeps a card: { $card }
    }
event-discarded = Discarded: { $cards }
event-renewed = The { $pile } pile is reshuffled from the discards.
event-hero-used = { $seat } calls on a hero: { $hero }.
event-swapped = { $gave_card_is ->
       *[other] { $seat } swaps { $gave_card } for { $to_seat }’s { $got_card }
        [none] { $seat } and { $to_seat } swap a card.
    }
event-cancelled = { $seat } cancels { $challenge_card }
event-drew-openly = { $seat } draws { $card }
event-kept-openly = { $seat } keeps { $card } for later.
event-declared = { $seat }’s Anti-matter counts as { $as_card }
event-round-won = { $seat } has placed every piece and wins round { $round }.
event-round-lost = { $seat } has knocked off too many pieces: round { $round } is over.
event-round-stopped = Round { $round } has gone on long enough: it ends here.
event-pooled = { $seats } have { $points } points together.
event-game-won = { $seats_count ->
        [1] { $seats } wins!
       *[other] { $seats } win!
    }

refusal-over = The game is over.
refusal-not-now = You cannot do that now.
refusal-not-yours = That is not for { $seat } to do now.
refusal-not-in-hand = You do not have this card: { $card }
refusal-cannot-stand-for = { $card } cannot be used as { $as_card }
refusal-no-skip-gem = You have no skip gem to pay with.
refusal-no-such-troop = You have no { $troop } left to place.
refusal-not-to-be-given = { $card } is not a challenge or an event you can give now.
refusal-nothing-to-copy = There is no earlier turn to repeat.
refusal-empty-platform = There is no piece on the platform for { $card }
refusal-one-totem = Only one totem a turn, and it cannot be teleported.
refusal-does-not-combine = { $card } cannot be combined with the challenge that was put off.
refusal-not-that-piece = You cannot move that piece now.
refusal-not-that-seat = You cannot choose { $seat }.
refusal-no-such-challenge = { $card } is not a challenge you can get rid of now.
refusal-last-piece = The Guardian cannot help with your last piece.
refusal-came-back = The turn has come back to you, so a Wormhole cannot help.
refusal-not-your-team = { $seat } is not on your team, so you cannot defend them.
refusal-no-hand = Show where and how your hand should move.
refusal-not-that-way = This table does not allow hands to move like that.
refusal-bad-record = This is not the record of a hand.
refusal-out-of-bounds = A hand does not move like that.
refusal-on-purpose = Nobody fails on purpose: aim where it can stand, with enough of it in the zone and something under its middle.
refusal-spin-or-not = You spin the platform when a challenge asks for it, and only then.
refusal-hand-full = Your hand is full: { $limit } cards are the limit.
refusal-no-point = You have no point to pay with, or the bank has no change.
refusal-no-cards = There is no card left to draw.
refusal-hero-used = You have already used your hero this round, or you have none.
refusal-not-your-hero = Your hero cannot do that.
refusal-nothing-to-swap = There is no card to swap.

# What an action spends, after its words and a colon.
forecast-spends-point = { $left ->
        [0] it costs your last point
        [one] it costs a point, and you keep 1
       *[other] it costs a point, and you keep { $left }
    }
