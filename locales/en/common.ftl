# Words that all games share.
player = Player { $letter }
refusal-over = The game is over.
refusal-no-such-seat = There is no seat { $letter } at a table of { $table_size }.
refusal-unreadable = This cannot be read as an action: { $text }.
refusal-nothing-to-undo = You cannot take it back any more: someone else has acted, or something was drawn or revealed.
