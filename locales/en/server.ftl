# Words of the house: why it does not do what a guest asks for.
refusal-unknown-person = The house does not know you yet: choose a name first.
refusal-unknown-table = There is no table with this code.
refusal-unknown-game = There is no game called { $game }.
refusal-unknown-replay = There is no finished game with this id.
refusal-unknown-page = There is nothing here.
refusal-wrong-code = This recovery code is not known, or was used already.
refusal-wrong-origin = This came from a page of another site.
refusal-bad-setup = The table cannot be set up like this: { $text }
refusal-unreadable = This cannot be read: { $text }
refusal-empty-text = There is nothing written here.
refusal-long-text = This is too long: at most { $most } letters.
refusal-wrong-seats = This game is for { $least } to { $most } players.
refusal-unknown-bot = This game has no bot called { $bot }.
refusal-no-such-seat = There is no seat { $letter } at a table of { $seats }.
refusal-seat-taken = { $seat } already sits there.
refusal-not-seated = You have no seat at this table.
refusal-seated-already = You already have a seat: get up first.
refusal-not-the-host = Only the host of the table may do that.
refusal-wrong-phase = { $phase ->
    [gathering] The game has not started yet.
    [playing] Not while the game goes on.
   *[over] The game is over.
}
refusal-seats-open = There are open seats: wait for someone, or give them to bots.
refusal-someone-is-here = { $seat } is here. A bot can only have an open seat, or that of someone who left.
refusal-bot-plays = A bot is playing for you: sit down again first.
refusal-too-late = That comes too late: something else is being decided now.
refusal-hand-at-work = { $seat } has a hand over the table: wait until it is done.
refusal-not-by-hand = This is not done by hand.
refusal-made-up-hand = A live hand is moved at the table: its record cannot be sent ready-made. Move it here, or plan it.
refusal-unknown-film = There is nothing to be seen there.
refusal-not-asked = You are not asked for anything now.
refusal-no-hints = Nobody has advice for this.
refusal-still-thinking = Your adviser is still thinking.
refusal-nothing-to-undo = There is nothing to take back: someone else has acted, chance was drawn or something was revealed.
refusal-too-fast = That was too fast: try again in a moment.
refusal-flooding = Too many messages: this connection is closed.
refusal-too-slow = This connection does not keep up and is closed.
refusal-silent = Nothing was heard from this connection.
refusal-many-windows = You have this table open in too many windows: the oldest is closed.
refusal-many-spectators = There is no room for more spectators at this table.
refusal-many-tables = You have { $most } tables open: finish one first, or come back tomorrow.
refusal-house-full = The house is full: try again later.
refusal-house-closing = The house is closing for a moment. The game is saved.
refusal-house-trouble = Something went wrong in the house. Nothing that you were shown is lost.
refusal-cannot-go-on = This game was saved under other rules and cannot go on here.
# What the house says about an update.
note-time-up = Time is up: the house plays for { $seat }.
note-undone = { $seat } takes it back.
