# Words of the house: why it does not do what a guest asks for.
refusal-unknown-person = We do not know you yet: choose a name first.
refusal-unknown-table = There is no table with this code.
refusal-unknown-game = There is no game called { $game }.
refusal-unknown-replay = There is no finished game with this id.
refusal-unknown-page = There is nothing here.
refusal-wrong-code = This recovery code is unknown or has already been used.
refusal-not-the-keeper = Only whoever keeps this house may see this.
refusal-wrong-origin = This came from a page of another site.
refusal-bad-setup = The table cannot be set up like this: { $text }
refusal-unreadable = This cannot be read: { $text }
refusal-empty-text = There is nothing written here.
refusal-long-text = That is too long: { $most } letters at most.
refusal-wrong-seats = This game is for { $least } to { $most } players.
refusal-unknown-bot = This game has no bot called { $bot }.
refusal-no-such-seat = There is no seat { $letter } at a table of { $seats }.
refusal-seat-taken = { $seat } is already sitting there.
refusal-not-seated = You do not have a seat at this table.
refusal-seated-already = You already have a seat: get up first.
refusal-not-the-host = Only the host of the table can do that.
refusal-wrong-phase = { $phase ->
    [gathering] The game has not started yet.
    [playing] You cannot do that while the game is on.
   *[over] The game is over.
}
refusal-seats-open = There are still open seats: wait for someone, or give them to bots.
refusal-someone-is-here = { $seat } is here. A bot can only take an open seat, or that of someone who left.
refusal-people-seated = { $people } people sit at this table: leave an open seat for each of them.
refusal-hints-off = This table plays without hints.
refusal-bot-plays = A bot is playing for you: sit down again first.
refusal-too-late = Too late: the game has moved on.
refusal-hand-at-work = { $seat } has a hand over the platform: wait until they are done.
refusal-not-by-hand = You cannot do this by hand.
refusal-made-up-hand = A live hand has to be moved here at the table: a ready-made record cannot be sent. Move it here, or plan it.
refusal-unknown-film = There is nothing to see there.
refusal-not-asked = It is not your decision now.
refusal-no-hints = There is no advice for this.
refusal-still-thinking = Your adviser is still thinking.
refusal-nothing-to-undo = You cannot take it back any more: someone else has acted, or something was drawn or revealed.
refusal-too-fast = Not so fast: try again in a moment.
refusal-flooding = Too many messages: this connection was closed.
refusal-too-slow = This connection could not keep up and was closed.
refusal-silent = Nothing was heard from this connection, so it was closed.
refusal-many-windows = You have this table open in too many windows: the oldest was closed.
refusal-many-spectators = There is no room for more spectators at this table.
refusal-many-tables = You already have { $most } tables open: finish one first, or come back tomorrow.
refusal-house-full = The house is full: try again later.
refusal-house-closing = The house is closing for a moment. Your game is saved.
refusal-disk = { $fault ->
    [full] The disk of this house is full.
    [read-only] This house cannot write to its disk.
    [damaged] A part of this house's database is damaged.
    [gone] The disk of this house is gone.
   *[failing] The disk of this house is failing.
} Tell whoever keeps it. Nothing you have seen is lost.
refusal-removed = The host has sent you away from this table.
refusal-muted = The host has muted you at this table.
refusal-no-spectators = This table plays without spectators. Come back when the game is over.
refusal-nobody-there = There is nobody like that at this table.
refusal-logged-out = You have logged out on this device.
refusal-busy = The house is still busy with what you asked for before. Wait a moment.
refusal-table-broke = Something went wrong at this table, so it was closed. Nothing that you were shown is lost: come back and play on.
refusal-house-trouble = Something went wrong on our side. Nothing you have seen is lost.
refusal-cannot-go-on = This game was saved under other rules and cannot go on here.
# What the house says about an update.
note-time-up = Time is up: the house plays for { $seat }.
note-undone = { $seat } takes it back.
note-hinted = { $seat } asks for a hint.
note-took-over = { $seat } takes over from the bot.
note-got-up = { $seat } gets up.
note-came-back = { $seat } is back.
note-bot-plays = A bot plays for { $seat } from here on.
