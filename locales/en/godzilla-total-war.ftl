title = Godzilla Total War
tagline = Match the blow or beat it, or take the hit. Bring down kaijus to win.

option-mode = Mode
option-mode-king-of-monsters = King of Monsters: beaten twice, you are out
option-mode-immortals = Immortals: nobody is ever out
option-extra_damage_straightens = Playing Extra Damage readies
option-extra_damage_straightens-player = your own kaiju
option-extra_damage_straightens-everyone = every kaiju
option-double_wound_cards = Cards a Double Wound costs its victim
option-double_wound_cards-1 = one
option-double_wound_cards-2 = two
option-voluntary_wound = You may take the hit even if you could answer
option-voluntary_wound-false = no
option-voluntary_wound-true = yes
option-draw = Drawing after each play
option-draw-automatic = happens by itself
option-draw-by-hand = by hand: forget it and you are a card short
option-chosen = Chosen kaijus, by seat
option-first = Who starts
option-king = Who holds the King of Monsters card
option-cards = Cards
option-kaijus = Kaijus
option-kaijus-classic = the classic ones: the strong win more
option-kaijus-even = all about equally strong

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
window-open-you = Open the round with any card you like.
window-answer = { $blow_is ->
        [wound] { $seat } faces { $by_seat }’s Wound: only a special card can answer it.
       *[other] { $seat } faces { $by_seat }’s blow: { $blow }.
    }
window-answer-you = { $blow_is ->
        [wound] { $by_seat } hits you with a Wound: answer with a special card, or take the hit.
       *[other] { $by_seat } hits you for { $blow }: match it or beat it, or take the hit.
    }
window-damage = { $cards_left ->
        [one] { $seat } chooses a number to take as damage.
       *[other] { $seat } chooses { $cards_left } numbers to take as damage.
    }
window-damage-you = { $cards_left ->
        [one] Choose a number from your hand to take as damage.
       *[other] Choose { $cards_left } numbers from your hand to take as damage.
    }
window-building = { $seat } chooses a Building from the centre to take as damage.
window-building-you = Choose a Building from the centre: you take it as damage too.
window-extra = { $seat } may add an Extra Damage card to { $target_seat }’s damage.
window-extra-you = You hurt { $target_seat }. Add an Extra Damage card?
window-discard = The round is over: { $seat } discards down to three cards.
window-discard-you = The round is over: discard down to three cards.

action-play = Play { $card }{ $strength ->
        [true] {" "}with your kaiju’s strength
       *[false] {""}
    }
action-choose-target = Play Choose Target: { $target_seat } must answer
action-play-as-wound = Play { $card } as a Wound, using the King of Monsters
action-heal = Heal with the King of Monsters: get rid of { $card }
action-draw-three = Draw three cards with the King of Monsters
action-hurt = Take the hit
action-take = Take { $card } as damage
action-show = Turn over cards from the deck until a number comes up
action-add = Add { $card } to the damage
action-add-nothing = Add nothing
action-discard = Discard { $card }
action-draw = Draw a card

event-played = { $seat } plays { $card }{ $strength ->
        [0] {""}
       *[other] {" "}with a strength of { $strength }
    }: { $blow }!
event-played-as-wound = { $seat } uses the King of Monsters and plays { $card } as a Wound!
event-reversed = { $clockwise ->
        [true] Play now goes clockwise.
       *[false] Play now goes counter-clockwise.
    }
event-targeted = { $seat } picks { $target_seat } as the target.
event-building-raised = { $seat } puts a { $card } in the centre.
event-straightened = { $seat }’s kaiju is ready again.
event-drew = { $card_is ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-deck-renewed = The deck has run out: { $count ->
        [one] one played card is
       *[other] { $count } played cards are
    } shuffled into a new one, and every kaiju is ready again.
event-hurt = { $blow_is ->
        [wound] { $seat } has no answer to { $by_seat }’s Wound and takes the hit.
        [double-wound] { $by_seat }’s Double Wound strikes { $seat }.
       *[other] { $seat } has no answer to { $by_seat }’s { $blow } and takes the hit.
    }
event-shown = { $seat } turns over { $card }.
event-nothing-came = There is no number left in the deck: { $seat } takes no card.
event-took = { $seat } takes { $card } as damage.
event-added = { $seat } adds { $card } to { $target_seat }’s damage.
event-added-nothing = { $seat } adds no damage.
event-healed = { $seat } uses the King of Monsters and gets rid of { $card }.
event-drew-three = { $seat } uses the King of Monsters and draws three cards.
event-discarded = { $seat } discards { $card }.
event-defeated = { $by_seat } defeats { $seat }’s { $furious ->
        [true] furious{" "}
       *[false] {""}
    }kaiju and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-flipped = { $furious ->
        [true] { $seat }’s kaiju flies into a rage!
       *[false] { $seat }’s kaiju calms down.
    }
event-eliminated = { $seat } is out of the game.
event-round-began = New round: { $seat } opens.
event-stalemate = The fight is going nowhere, so the game ends: points decide.
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

ended-by-goal = Enough points for a King of the Monsters.
ended-by-last-standing = No other kaiju is left standing.
ended-by-bound = The fight was going nowhere: points decided.

refusal-not-your-turn = It is not your turn: { $seat } decides.
refusal-over = The game is over.
refusal-open-now = You open the round: play any card.
refusal-answer-now = { $blow_is ->
        [wound] You are facing a Wound: answer it, or take the hit if you cannot.
       *[other] You are facing a blow of { $blow }: answer it, or take the hit if you cannot.
    }
refusal-take-number-now = You were hit: take a number from 0 to 10 from your hand as damage.
refusal-take-building-now = You were hit: take a Building from the centre as well.
refusal-add-now = Add one Extra Damage card, or nothing.
refusal-discard-now = The round is over: discard down to three cards.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-too-low = { $total } does not match a blow of { $blow }.
refusal-wound-needs-special = { $card } cannot answer a Wound: only special cards can.
refusal-turned = Your kaiju is turned: it has used its strength.
refusal-strength-needs-number = Your kaiju’s strength is added to a number, not to { $card }.
refusal-needs-target = Choose a target first.
refusal-bad-target = You cannot target { $target_seat }: choose another player who is still in the game.
refusal-can-answer = You can answer with { $card }, so you cannot take the hit.
refusal-not-damage = { $card } cannot be taken as damage: only a number from 0 to 10 can.
refusal-has-number = You have a number to take: { $card }.
refusal-not-in-centre = { $card } is not in the centre of the table.
refusal-not-extra-damage = { $card } is not an Extra Damage card.
refusal-not-king = You do not have the King of Monsters card.
refusal-not-your-damage = { $card } is not part of your damage.
refusal-too-large-to-heal = { $card } is worth more than 4, so you cannot heal it.
refusal-nothing-to-draw = There is no card left to draw.
refusal-not-owed = You have no card to draw now.

# What each card does, in one sentence.
card-text-number = The blow is worth { $number } now. It must reach the one before.
card-text-extra = A blow of { $number }, and your kaiju straightens. Or add it when your blow has hurt someone: { $number } more damage.
card-text-building = A blow of { $number }, and a Building goes to the centre: whoever is hurt next takes it as damage too.
card-text-building-card = Whoever is hurt next takes one Building from the centre: this one is { $number } damage.
card-text-minus-three = Lowers the blow by 3. It answers any number, but no Wound.
card-text-reversal = Turns play round. Whoever comes next that way faces the same blow.
card-text-choose-target = You choose who faces the same blow next.
card-text-wound = Only a special card answers it: Reversal, Choose Target or another Wound.
card-text-double-wound = Nobody can answer it: the next player is hurt at once.
card-text-king-of-monsters = Once a game: a Wound, 4 Extra Damage, healing up to 4, or three more cards.
kaiju-text = Life { $life }, strength { $strength }. Whoever defeats it scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }

# What would come of an action, after its words and a colon; and a few words of it on the card.
forecast-strength = a blow of { $total }, and your kaiju turns
forecast-spends-king = this spends your King of Monsters card
badge-strength = { $number } + { $strength } strength
