title = Godzilla Total War
tagline = Answer the blow with one at least as strong, or get hurt. Defeat kaijus to win.

option-mode = Mode
option-mode-king-of-monsters = King of Monsters: a second defeat eliminates
option-mode-immortals = Immortals: nobody leaves the game
option-extra_damage_straightens = An Extra Damage card straightens
option-extra_damage_straightens-player = the kaiju of who plays it
option-extra_damage_straightens-everyone = every kaiju
option-double_wound_cards = Cards that a Double Wound costs
option-double_wound_cards-1 = one
option-double_wound_cards-2 = two
option-voluntary_wound = Be hurt though you could answer
option-voluntary_wound-false = no
option-voluntary_wound-true = yes
option-draw = Drawing after a play
option-draw-automatic = automatic
option-draw-by-hand = by hand: who forgets goes on with a card less
option-chosen = Kaijus chosen, by seat
option-first = Who begins
option-king = Who has the King of Monsters card
option-cards = Cards
option-kaijus = Kaijus

kaiju-anguirus = Anguirus
kaiju-ebirah = Ebirah
kaiju-gigan = Gigan
kaiju-godzilla = Godzilla
kaiju-kamacuras = Kamacuras
kaiju-king-caesar = King Caesar
kaiju-king-ghidorah = King Ghidorah
kaiju-kumonga = Kumonga
kaiju-manda = Manda
kaiju-mothra = Mothra
kaiju-rodan = Rodan
kaiju-zilla = Zilla

card-extra-0 = 0 of Extra Damage
card-extra-1 = 1 of Extra Damage
card-extra-2 = 2 of Extra Damage
card-extra-3 = 3 of Extra Damage
card-extra-4 = 4 of Extra Damage
card-extra-5 = 5 of Extra Damage
card-extra-6 = 6 of Extra Damage
card-extra-7 = 7 of Extra Damage
card-extra-8 = 8 of Extra Damage
card-extra-9 = 9 of Extra Damage
card-extra-10 = 10 of Extra Damage
card-building-0 = 0 with a Building
card-building-1 = 1 with a Building
card-building-2 = 2 with a Building
card-building-3 = 3 with a Building
card-building-4 = 4 with a Building
card-building-5 = 5 with a Building
card-building-6 = 6 with a Building
card-building-7 = 7 with a Building
card-building-8 = 8 with a Building
card-building-9 = 9 with a Building
card-building-10 = 10 with a Building
card-building-card-0 = Building of 0
card-building-card-1 = Building of 1
card-building-card-2 = Building of 2
card-building-card-3 = Building of 3
card-building-card-4 = Building of 4
card-building-card-5 = Building of 5
card-building-card-6 = Building of 6
card-building-card-7 = Building of 7
card-building-card-8 = Building of 8
card-building-card-9 = Building of 9
card-building-card-10 = Building of 10
card-minus-three = −3
card-reversal = Reversal
card-choose-target = Choose Target
card-wound = Wound
card-double-wound = Double Wound
card-king-of-monsters = King of Monsters

blow-wound = Wound
blow-double-wound = Double Wound

window-open = { $seat } opens the round with any card.
window-answer = { $blow_is ->
        [wound] { $seat } faces { $by_seat }'s Wound: only a special card answers it.
       *[other] { $seat } faces { $by_seat }'s blow: { $blow }.
    }
window-damage = { $cards_left ->
        [one] { $seat } chooses the number to take as damage.
       *[other] { $seat } chooses the numbers to take as damage: { $cards_left } to go.
    }
window-building = { $seat } chooses which Building in the centre to take as damage.
window-extra = { $seat } may add an Extra Damage card to { $target_seat }'s damage.
window-discard = The round is over: { $seat } discards down to three cards.

action-play = Play { $card }{ $strength ->
        [true] {" "}with innate strength
       *[false] {""}
    }
action-choose-target = Play Choose Target: { $target_seat }
action-play-as-wound = Play { $card } as a Wound, with the King of Monsters
action-heal = Heal with the King of Monsters: remove { $card }
action-draw-three = Draw three cards with the King of Monsters
action-hurt = Do not answer: get hurt
action-take = Take { $card } as damage
action-show = Show cards from the deck until a number comes
action-add = Add { $card } to the damage
action-add-nothing = Add nothing
action-discard = Discard { $card }
action-draw = Draw a card

event-played = { $seat } plays { $card }{ $strength ->
        [0] {""}
       *[other] {" "}with a strength of { $strength }
    }: { $blow }!
event-played-as-wound = { $seat } spends the King of Monsters and plays { $card } as a Wound: Wound!
event-reversed = { $clockwise ->
        [true] Play goes clockwise now.
       *[false] Play goes counter-clockwise now.
    }
event-targeted = { $seat } chooses { $target_seat } as the target.
event-building-raised = { $seat } puts a { $card } in the centre.
event-straightened = { $seat } straightens their kaiju.
event-drew = { $card_is ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-deck-renewed = The deck ran out: { $count ->
        [one] one played card is
       *[other] { $count } played cards are
    } shuffled into a new one, and all kaijus straighten.
event-hurt = { $blow_is ->
        [wound] { $seat } does not answer { $by_seat }'s Wound and is hurt.
        [double-wound] { $by_seat }'s Double Wound strikes { $seat }.
       *[other] { $seat } does not answer { $by_seat }'s blow of { $blow } and is hurt.
    }
event-shown = { $seat } shows { $card } from the deck.
event-nothing-came = There is no number left to come: { $seat } takes no card.
event-took = { $seat } takes { $card } as damage.
event-added = { $seat } adds { $card } to { $target_seat }'s damage.
event-added-nothing = { $seat } adds no damage.
event-healed = { $seat } spends the King of Monsters and removes { $card }.
event-drew-three = { $seat } spends the King of Monsters and draws three cards.
event-discarded = { $seat } discards { $card }.
event-defeated = { $by_seat } defeats { $seat }'s { $furious ->
        [true] furious{" "}
       *[false] {""}
    }kaiju and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-flipped = { $furious ->
        [true] { $seat }'s kaiju flies into a rage and plays its furious side.
       *[false] { $seat }'s kaiju returns to its normal side.
    }
event-eliminated = { $seat } is out of the game.
event-round-began = A new round: { $seat } opens.
event-stalemate = Nobody gets on, and the game ends: points decide.
event-won = { $ended_by ->
        [bound] { $seat } leads and wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [last-standing] { $seat } is King of the Monsters: the last one standing!
       *[other] { $seat } is King of the Monsters with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
    }

ended-by-goal = The points of a King of the Monsters were reached.
ended-by-last-standing = No other kaiju is left standing.
ended-by-bound = Nobody got on any more: points decide.

refusal-not-your-turn = It is not your turn: { $seat } decides.
refusal-over = The game is over.
refusal-open-now = You open the round: play any card.
refusal-answer-now = { $blow_is ->
        [wound] You face a Wound: answer it, or get hurt if you cannot.
       *[other] You face a blow of { $blow }: answer it, or get hurt if you cannot.
    }
refusal-take-number-now = You are hurt: take a number from 0 to 10 of your hand as damage.
refusal-take-building-now = You are hurt: take a Building from the centre as well.
refusal-add-now = Add one Extra Damage card, or nothing.
refusal-discard-now = The round is over: discard down to three cards.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-too-low = { $total } does not reach the blow of { $blow }.
refusal-wound-needs-special = { $card } does not answer a Wound: only special cards do.
refusal-turned = Your kaiju is turned: its strength is used.
refusal-strength-needs-number = Innate strength goes with a number, not with { $card }.
refusal-needs-target = Say who is the target.
refusal-bad-target = { $target_seat } cannot be the target: it must be another player who is still in the game.
refusal-can-answer = You can answer with { $card }, so you are not hurt.
refusal-not-damage = { $card } cannot be taken as damage: only a number from 0 to 10 can.
refusal-has-number = You have a number to take: { $card }.
refusal-not-in-centre = { $card } is not in the centre of the table.
refusal-not-extra-damage = { $card } is no Extra Damage card.
refusal-not-king = You do not have the King of Monsters card.
refusal-not-your-damage = { $card } is not among your damage.
refusal-too-large-to-heal = { $card } is worth more than 4: you cannot remove it.
refusal-nothing-to-draw = There is no card left to draw.
refusal-not-owed = You have no card to draw now.
