# Words that all games share.
player = Player { $letter }
list-and = { $first } and { $last }
refusal-over = The game is over.
refusal-not-asked = There is nothing for you to decide now: the table waits for { $must_seat }.
refusal-no-such-seat = There is no seat { $letter } at a table of { $seats }.
refusal-unreadable = This cannot be read as an action: { $text }.
refusal-nothing-to-undo = There is nothing to take back: someone else has acted, chance was drawn or something was revealed.
