title = Guerra Civil Espacial
tagline = Bid your fleet for the card in dispute. Win enough space colonies and the new era is yours.

option-deck = Deck
option-turns = Turns go
option-turns-right = to the right
option-turns-left = to the left

card-space-colony = Space Colony
card-pirate-ship = Pirate Ship
card-space-scrap = Space Scrap
card-black-hole = Black Hole
card-ceasefire = Ceasefire
card-solar-storm = Solar Storm
card-deus-ex-machina = Deus Ex-Machina
card-space-station = Space Station
card-drone-attack = Drone Attack
card-eye-in-the-sky = Eye in the Sky
card-force-shield = Force Shield

window-turn = { $bid ->
        [0] { $seat } is to play. There is no bid yet.
        [one] { $seat } is to play. The bid is 1 ship.
       *[other] { $seat } is to play. The bid is { $bid } ships.
    }
window-turn-end = { $seat }, the Commander, may still exchange the disputed card.
window-answer-pirate = { $seat } sends a Pirate Ship to rob { $target_seat }. Force Shield, or let it be?
window-answer-storm = { $seat } unleashes a Solar Storm on all cards played. Force Shield, or let it be?
window-answer-deus = { $seat } plays Deus Ex-Machina: the other fleets are about to be lost. Force Shield, or let it be?
window-discard = Whoever holds more than five cards discards down to five.

action-play = Play { $card }
action-rob = Play Pirate Ship against { $target_seat }
action-pass = Pass
action-abandon = Abandon this dispute
action-exchange = Exchange the disputed card for a Space Colony
action-done = End the turn
action-let-be = Let it be
action-discard = Discard { $card }

event-round-began = { $seat } is Commander. In dispute: { $card }.
event-played = { $ships ->
        [0] { $seat } plays { $card }.
        [one] { $seat } plays { $card } and has 1 ship.
       *[other] { $seat } plays { $card } and has { $ships } ships.
    }
event-raided = { $seat } sends a Pirate Ship to rob { $target_seat }.
event-shielded = { $seat } raises a Force Shield.
event-passed = { $seat } passes.
event-abandoned = { $seat } abandons the dispute.
event-exchanged = { $ships ->
        [0] { $seat } puts a Space Colony in dispute and takes { $taken_card }.
        [one] { $seat } puts a Space Colony in dispute, takes { $taken_card } and has 1 ship.
       *[other] { $seat } puts a Space Colony in dispute, takes { $taken_card } and has { $ships } ships.
    }
event-let-be = { $seat } lets it be.
event-stolen = { $card_is ->
        [none] { $seat } steals a card from { $target_seat }.
       *[other] { $seat } steals a card from { $target_seat }: { $card }.
    }
event-raid-failed = { $target_seat }’s Force Shield keeps { $seat }’s Pirate Ship off.
event-salvaged = { $cards_count ->
        [0] { $seat } finds no scrap to take.
       *[other] { $seat } takes the scrap pile: { $cards }.
    }
event-swallowed = The Black Hole swallows { $cards }. Nobody wins the round.
event-ceased = Ceasefire: { $cards } go to the scrap pile. Nobody wins the round.
event-storm-scrapped = { $cards_count ->
        [0] The Solar Storm finds nothing to destroy.
       *[other] The Solar Storm scatters { $cards } to the scrap pile.
    }
event-fleets-lost = { $cards_count ->
        [0] Deus Ex-Machina finds no fleet to take.
       *[other] Deus Ex-Machina: these fleet cards are discarded: { $cards }.
    }
event-replaced = { $discarded_card } is discarded. Now in dispute: { $card }.
event-doubled = { $ships ->
        [0] { $seat } has no ships to double.
       *[other] { $seat } doubles the fleet to { $ships } ships.
    }
event-no-effect = { $card } has no effect for { $seat }.
event-deck-renewed = The discard pile is shuffled into a new deck of { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
event-round-won = { $ships ->
        [one] { $seat } wins { $card } with 1 ship.
       *[other] { $seat } wins { $card } with { $ships } ships.
    }
event-colony-claimed = { $seat } has { $colonies } of { $goal } colonies.
event-round-tied = The largest fleets are equal: { $card } goes to the scrap pile.
event-drew = { $cards_count ->
        [0] { $seat } draws { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] { $seat } draws { $cards }.
    }
event-took-to-hand = { $seat } takes { $cards } to hand.
event-took-booty = { $card_is ->
        [none] { $seat } takes the card stolen from { $target_seat } to hand.
       *[other] { $seat } takes the card stolen from { $target_seat } to hand: { $card }.
    }
event-laid-aside = { $card_is ->
        [none] { $seat } lays a card aside.
       *[other] { $seat } lays { $card } aside.
    }
event-discarded = { $seat } discards { $cards }.
event-game-ended = { $winner_seats_count ->
        [one] { $winner_seats } wins the game!
       *[other] { $winner_seats } share the win.
    }

refusal-nothing-to-decide = There is nothing for you to decide now.
refusal-out-of-turn = Out of turn you may only play a Force Shield.
refusal-not-in-hand = { $card } is not in your hand.
refusal-below-bid = That would make { $total ->
        [one] 1 ship
       *[other] { $total } ships
    }, and the bid is { $bid }.
refusal-pass-below-bid = You cannot pass: the bid is { $bid } and you have { $total ->
        [one] 1 ship.
       *[other] { $total } ships.
    }
refusal-name-a-target = Say whom the Pirate Ship is to rob.
refusal-robs-itself = You cannot rob yourself.
refusal-nothing-to-rob = { $target_seat } has no cards to rob.
refusal-no-such-opponent = There is no such opponent.
refusal-not-commander = Only the Commander exchanges the disputed card.
refusal-no-colony = You have no Space Colony in hand to exchange.
refusal-has-acted = You have had your action: exchange, raise a Force Shield or end your turn.
refusal-has-not-acted = Your turn needs an action before it ends.
refusal-answer-first = First raise a Force Shield or let it be.
refusal-nothing-to-answer = There is nothing to let be.
refusal-discard-first = First discard down to five cards.
refusal-not-discarding = Cards are discarded only when a round has ended.
