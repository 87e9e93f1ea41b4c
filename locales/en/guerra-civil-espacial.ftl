title = Guerra Civil Espacial
tagline = Bid your fleet for the card in dispute. Win enough Space Colonies and the new era is yours.

option-deck = Deck
option-deck-classic = the classic one, with 8 colonies
option-deck-quick = the one with 14 colonies
option-colonies_to_win = Colonies to win
option-colonies_to_win-by-table = as the rulebook says
option-colonies_to_win-1 = one
option-colonies_to_win-2 = two
option-colonies_to_win-3 = three
option-last_in_contention = The last one in contention
option-last_in_contention-wins-at-once = wins the round at once
option-last_in_contention-plays-on = still has a turn
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
        [0] { $seat } to play. Nobody has bid yet.
        [one] { $seat } to play. The bid stands at 1 ship.
       *[other] { $seat } to play. The bid stands at { $bid } ships.
    }
window-turn-you = { $bid ->
        [0] Nobody has bid yet. Play a card, pass or abandon.
        [one] The bid stands at 1 ship. Reach it or beat it, pass if nobody is ahead of you, or abandon.
       *[other] The bid stands at { $bid } ships. Reach it or beat it, pass if nobody is ahead of you, or abandon.
    }
window-turn-end = { $seat }, the Commander, may still swap the card in dispute.
window-turn-end-you = You are Commander: swap the card in dispute for a Space Colony, or end your turn.
window-answer-pirate = { $seat } sends a Pirate Ship to rob { $target_seat }. Raise a Force Shield?
window-answer-storm = { $seat } unleashes a Solar Storm on every card played. Raise a Force Shield?
window-answer-deus = { $seat } plays Deus Ex-Machina: every other fleet is about to be lost. Raise a Force Shield?
window-discard = Anyone with more than five cards discards down to five.

action-play = Play { $card }
action-rob = Play Pirate Ship: rob { $target_seat }
action-pass = Pass
action-abandon = Abandon this dispute
action-exchange = Swap the card in dispute for a Space Colony
action-done = End your turn
action-let-be = Let it happen
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
event-let-be = { $seat } lets it happen.
event-stolen = { $card_is ->
        [none] { $seat } steals a card from { $target_seat }.
       *[other] { $seat } steals a card from { $target_seat }: { $card }.
    }
event-raid-failed = { $target_seat }’s Force Shield fends off { $seat }’s Pirate Ship.
event-salvaged = { $cards_count ->
        [0] { $seat } finds no scrap to take.
       *[other] { $seat } takes the scrap pile: { $cards }.
    }
event-swallowed = The Black Hole swallows { $cards }. Nobody wins the round.
event-ceased = Ceasefire: { $cards } go to the scrap pile. Nobody wins the round.
event-storm-scrapped = { $cards_count ->
        [0] The Solar Storm finds nothing to destroy.
       *[other] The Solar Storm blows { $cards } onto the scrap pile.
    }
event-fleets-lost = { $cards_count ->
        [0] Deus Ex-Machina finds no fleet to destroy.
       *[other] Deus Ex-Machina wipes out { $cards }.
    }
event-replaced = { $discarded_card } is discarded. Now in dispute: { $card }.
event-doubled = { $ships ->
        [0] { $seat } has no ships to double.
       *[other] { $seat } doubles their fleet to { $ships } ships.
    }
event-no-effect = { $card } does nothing for { $seat }.
event-deck-renewed = The discard pile is shuffled into a new deck of { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
event-scrap-returned = There is no colony left to win: the scrap pile is shuffled into the deck, { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
event-round-won = { $ships ->
        [one] { $seat } wins { $card } with 1 ship.
       *[other] { $seat } wins { $card } with { $ships } ships.
    }
event-colony-claimed = { $seat } has { $colonies } of { $goal } colonies.
event-round-tied = The largest fleets are tied: { $card } goes to the scrap pile.
event-drew = { $cards_count ->
        [0] { $seat } draws { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] { $seat } draws { $cards }.
    }
event-took-to-hand = { $seat } takes { $cards } back to hand.
event-took-booty = { $card_is ->
        [none] { $seat } keeps the card stolen from { $target_seat }.
       *[other] { $seat } keeps the card stolen from { $target_seat }: { $card }.
    }
event-laid-aside = { $card_is ->
        [none] { $seat } sets a card aside.
       *[other] { $seat } sets { $card } aside.
    }
event-discarded = { $seat } discards { $cards }.
event-game-ended = { $winner_seats_count ->
        [one] { $ended_by ->
            [goal] { $winner_seats } has the colonies it takes, and wins the game!
           *[other] The game is over: { $winner_seats } wins with the most colonies.
        }
       *[other] The game is over: { $winner_seats } share the win with the most colonies.
    }

ended-by-goal = Enough Space Colonies for the new era.
ended-by-bound = Nobody reached the goal in time: the most colonies win.

refusal-nothing-to-decide = There is nothing for you to decide right now.
refusal-out-of-turn = When it is not your turn you can only play a Force Shield.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-below-bid = That would only make { $total ->
        [one] 1 ship
       *[other] { $total } ships
    }, and the bid is { $bid }.
refusal-pass-below-bid = You cannot pass: the bid is { $bid } and you have { $total ->
        [one] 1 ship.
       *[other] { $total } ships.
    }
refusal-name-a-target = Choose whom the Pirate Ship robs.
refusal-robs-itself = You cannot rob yourself.
refusal-nothing-to-rob = { $target_seat } has no cards to rob.
refusal-no-such-opponent = There is no such opponent.
refusal-not-commander = Only the Commander may swap the card in dispute.
refusal-no-colony = You have no Space Colony in hand to swap in.
refusal-has-acted = You have already acted: swap the card, raise a Force Shield or end your turn.
refusal-has-not-acted = You have to act before you end your turn.
refusal-answer-first = First raise a Force Shield or let it happen.
refusal-nothing-to-answer = There is nothing to answer.
refusal-discard-first = First discard down to five cards.
refusal-not-discarding = You discard only when a round has ended.

# What each card does, in one sentence.
card-text-fleet = Adds { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } to your fleet. You need at least the bid.
card-text-space-colony = Wins games: keep the ones you win. From your hand it does nothing, but the Commander may put it in dispute.
card-text-pirate-ship = Steals a random card from a player’s hand. You get it when the round ends.
card-text-space-scrap = Takes the whole scrap pile. It comes to your hand when the round ends.
card-text-black-hole = Ends the round at once: everything played and the disputed card are discarded. Nobody wins.
card-text-ceasefire = Ends the round at once: everything played and the disputed card go to the scrap pile. Nobody wins.
card-text-solar-storm = Sweeps all cards played this round to the scrap pile, yours too. The dispute goes on.
card-text-deus-ex-machina = Destroys the fleets of everyone else. Yours stays.
card-text-space-station = Discards the disputed card and turns up another one.
card-text-drone-attack = Doubles your fleet, unless you are the Commander.
card-text-eye-in-the-sky = Doubles your fleet, but only if you are the Commander.
card-text-force-shield = Protects you until the round ends from Pirates, Solar Storms and Deus Ex-Machina. Play it at any moment.
card-text-commander = Plays first and may swap the disputed card for a Space Colony from hand. The Commander changes every round.

# What would come of an action, after its words and a colon; and a few words of it on the card.
forecast-fleet = { $ships ->
        [one] you would have 1 ship
       *[other] you would have { $ships } ships
    }
forecast-no-effect = it has no effect now
badge-no-effect = no effect now
