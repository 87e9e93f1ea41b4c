# Words that all games share.
player = Player { $letter }
list-and = { $first } and { $last }
refusal-over = The game is over.
refusal-no-such-seat = There is no seat { $letter } at a table of { $table_size }.
refusal-unreadable = This cannot be read as an action: { $text }.
refusal-nothing-to-undo = There is nothing to take back: someone else has acted, chance was drawn or something was revealed.
