title = Gravity Warfare
tagline = Place all your troops on a platform that balances on one point, while the others make it hard.

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
option-teams-none = everyone alone
option-teams-pairs = of two, seated alternately
option-teams-trios = of three, seated alternately
option-attempts = How hands move
option-attempts-both = live or planned
option-attempts-planned = planned only
option-attempts-live = live only
option-teleport_as_event = Teleport it! is an event
option-teleport_as_event-false = no
option-teleport_as_event-true = yes
option-first = Who begins
option-first-random = chance decides
option-first-host = the host
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
card-text-copy-it = Repeat the turn before: same challenges, same kind of piece, same zone.
card-text-dont-look = Place it without seeing the platform. Does not combine.
card-text-double-it = Do the turn twice.
card-text-pair-it = Place two pieces at once, one on the other.
card-text-spin-it = Spin the platform, place while it turns, then stop it.
card-text-stack-it = Place it on top of another piece.
card-text-with-chopsticks = Hold the piece with two sticks.
card-text-teleport-it = Move a piece from zone to zone instead of placing one.
card-text-guardian = No challenges and no dice: any own piece, anywhere. Not for the last one.
card-text-wormhole = Puts one challenge off to the next turn.
card-text-you-do-it = Somebody else does this turn.
card-text-keep-this = Take a piece off the platform and give it to anyone.
card-text-return-it = Take the piece just placed off and give it back.
card-text-anti-matter = Any card of your choice but the Guardian.

hero-archivist = Archivist
hero-climber = Climber
hero-gambler = Gambler
hero-quartermaster = Quartermaster
hero-steady = Steady
hero-smuggler = Smuggler
hero-shieldbearer = Shieldbearer
hero-phoenix = Phoenix
hero-text-archivist = Use again one challenge you have used this round.
hero-text-climber = Stack on any piece whatever the zone die says, without the extra points.
hero-text-gambler = Roll either or both dice again.
hero-text-quartermaster = Draw two cards and keep both, up to the limit.
hero-text-steady = This attempt’s hand does not tremble, and the platform is calmer.
hero-text-smuggler = Swap a random card with a player.
hero-text-shieldbearer = Cancel one challenge.
hero-text-phoenix = Try a failed placement once more.

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
fault-not-let-go = it was not let go of
fault-not-upright = it does not stand upright
fault-outside-zone = too little of it lies in the zone
fault-not-stacked = it is not on a piece it should be on
fault-not-a-totem = the totem came apart
fault-not-spinning = the platform did not spin
fault-not-stopped = the platform still spins
fault-too-slow = it took too long
fault-slid = it was pushed and not lifted
fault-not-taken = it is not in the hand
fault-not-righted = it could not be put back

window-draw = { $seat } draws the card of the turn.
window-guardian = { $seat } has drawn a Guardian: now or later?
window-declare = { $seat } says what the Anti-matter is.
window-roll = { $seat } is to roll the dice.
window-skip = { $seat } has rolled no troop that is left: a skip gem, or pay with one?
window-challenge = A card for { $active_seat }?
window-pick = { $seat } chooses a piece of the platform.
window-receiver = { $seat } chooses who gets the piece.
window-take-back = Who challenged { $active_seat } may take it back.
window-vote = Don’t look! does not combine: who challenged { $active_seat } votes.
window-defend = { $seat } defends, or gets ready.
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
window-right = { $seat } puts back what was knocked over.
window-failed = { $seat } has failed. Is that the last word?
window-return = Does anyone return { $active_seat }’s piece?
window-restock = Restock the hand?
window-keep = { $seat } chooses which card to keep.

action-draw = Draw from the { $pile } pile
action-declare = It is { $as_card }
action-roll = Roll the dice
action-skip = Take a skip gem and end the turn
action-pay-skip = Pay a skip gem and place a { $troop }
action-give = { $card_is ->
       *[other] Give { $card }
        [anti-matter] Give Anti-matter as { $as_card }
    }
action-let-be = Let it be
action-pick = Take { $piece }
action-name = For { $to_seat }
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
action-ready = Ready
action-attempt = { $troops_count ->
        [0] Move the hand
        [1] Place a { $troops }
       *[other] Place a totem: { $troops }
    }
action-return = { $card_is ->
       *[return-it] Return it!
        [anti-matter] Return it! (with Anti-matter)
    }
action-restock = Restock from the { $pile } pile
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
event-got-skip-gem = { $seat } gets a skip gem.
event-paid-skip = { $seat } pays a skip gem to place a { $troop }.
event-gave = { $card_is ->
       *[other] { $seat } gives { $to_seat } { $card }
        [anti-matter] { $seat } gives { $to_seat } Anti-matter as { $as_card }
    }
event-let-be = { $seat } lets it be.
event-took-back = { $card } goes back to { $seat }.
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
        [one] { $seat } wins a point.
       *[other] { $seat } wins { $points } points.
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
event-renewed = The { $pile } pile is renewed from the discard.
event-hero-used = { $seat } uses a hero: { $hero }.
event-swapped = { $gave_card_is ->
       *[other] { $seat } swaps { $gave_card } for { $to_seat }’s { $got_card }
        [none] { $seat } and { $to_seat } swap a card.
    }
event-cancelled = { $seat } cancels { $challenge_card }
event-drew-openly = { $seat } draws { $card }
event-kept-openly = { $seat } keeps { $card } for later.
event-declared = { $seat }’s Anti-matter is { $as_card }
event-round-won = { $seat } has placed everything and wins round { $round }.
event-round-lost = { $seat } has made too many pieces fall: round { $round } is over.
event-round-stopped = Round { $round } has gone on long enough and is over.
event-pooled = { $seats } have { $points } points together.
event-game-won = { $seats_count ->
        [1] { $seats } wins!
       *[other] { $seats } win!
    }

refusal-over = The game is over.
refusal-not-now = This is not the moment for that.
refusal-not-yours = It is not for { $seat } to do this now.
refusal-not-in-hand = You do not have this card: { $card }
refusal-cannot-stand-for = { $card } cannot be used as { $as_card }
refusal-no-skip-gem = You have no skip gem to pay with.
refusal-no-such-troop = There is no { $troop } to place.
refusal-not-to-be-given = { $card } is neither a challenge nor an event to be given now.
refusal-nothing-to-copy = There is no turn before this one to repeat.
refusal-empty-platform = There is no piece on the platform for { $card }
refusal-one-totem = One totem a turn is the most, and it is not teleported.
refusal-does-not-combine = { $card } does not combine with the challenge that was carried over.
refusal-not-that-piece = That piece is not one to be moved now.
refusal-not-that-seat = { $seat } cannot be named.
refusal-no-such-challenge = { $card } is not a challenge that can be taken away now.
refusal-last-piece = The Guardian does not help with the last piece.
refusal-came-back = The turn has come back to you, and a Wormhole does not help.
refusal-not-your-team = { $seat } does not play with you, so your defence does not cover them.
refusal-no-hand = Say where and how the hand is to move.
refusal-not-that-way = This table does not allow the hand to be moved in this way.
refusal-bad-record = This is no record of a hand.
refusal-out-of-bounds = A hand does not move like that.
refusal-on-purpose = Nobody fails on purpose: aim at the zone, on the platform, or at a piece to stack on.
refusal-spin-or-not = The platform is spun when a challenge asks for it, and only then.
refusal-hand-full = With { $limit } cards nobody draws.
refusal-no-point = There is no point to pay with, or no change for it.
refusal-no-cards = There is no card left to draw.
refusal-hero-used = You have used your hero in this round, or you have none.
refusal-not-your-hero = Your hero cannot do that.
refusal-nothing-to-swap = There is no card to swap.
