// Made from the Rust types of crates/protocol. To make it anew: cargo run -p server --example generate

/**
 * Something that was not done, as its sender is told. Nothing has changed.
 */
export type Refusal = { 
/**
 * In English.
 */
message: string, 
/**
 * The rule of the game that forbids it, where it is one that does.
 */
rule?: string, 
/**
 * With a `kind`, by which words in other languages are found: those of the game, or of the house.
 */
reason: { kind: string, [field: string]: unknown }, };

/**
 * Who someone would like to be.
 */
export type NewPerson = { 
/**
 * What they are called at the table.
 */
name: string, };

/**
 * Who one is.
 */
export type Me = { 
/**
 * What they are called at the table.
 */
name: string, };

/**
 * A code that makes another device the same person. It works once, and a new one replaces the old.
 */
export type RecoveryCode = { 
/**
 * Letters and digits in groups of four.
 */
code: string, };

/**
 * All that a house keeps of a person.
 */
export type MyData = { 
/**
 * What they are called.
 */
name: string, 
/**
 * When they came first, in milliseconds since 1970.
 */
made_at_ms: number, 
/**
 * When each of their devices came, in milliseconds since 1970.
 */
devices_at_ms: Array<number>, 
/**
 * Is there a recovery code that was not used yet?
 */
recovery: boolean, 
/**
 * The tables that they sit at or host.
 */
tables: Array<TableCard>, 
/**
 * The games that they played to the end.
 */
games: Array<ReplayCard>, 
/**
 * What they said at tables that still exist.
 */
said: Array<string>, };

/**
 * A game that can be played here.
 */
export type GameCard = { 
/**
 * Its id. Its words are under this name.
 */
id: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The fewest that can play.
 */
seats_min: number, 
/**
 * The most that can play.
 */
seats_max: number, 
/**
 * What a table can choose.
 */
choices: Array<ChoiceCard>, 
/**
 * What a table can replace.
 */
house_data: Array<HouseDataCard>, 
/**
 * Who can play it besides people.
 */
bots: Array<string>, 
/**
 * How long it takes, in minutes, by number of seats from the fewest on; empty where nobody has measured it.
 */
minutes: Array<number>, 
/**
 * What makes it shorter where it is long.
 */
shorter: Array<ShorterCard>, };

/**
 * One option of a game.
 */
export type ChoiceCard = { 
/**
 * The field of the options.
 */
key: string, 
/**
 * What it can be: yes or no, numbers or words; the first is the default.
 */
values: (boolean | number | string)[], };

/**
 * Contents of a game that a table may replace with its own.
 */
export type HouseDataCard = { 
/**
 * The field of the options.
 */
key: string, 
/**
 * The TOML that is used when nothing else is given.
 */
default: string, 
/**
 * Others that come with the game. The option holds the name of one of them, or a TOML.
 */
named: Array<NamedDataCard>, };

/**
 * Contents that come with a game and are asked for by name.
 */
export type NamedDataCard = { 
/**
 * What the option holds.
 */
name: string, 
/**
 * The TOML it stands for.
 */
text: string, };

/**
 * A value of an option with which a game takes less time.
 */
export type ShorterCard = { 
/**
 * With so many players.
 */
seats: number, 
/**
 * The field of the options.
 */
key: string, 
/**
 * Its value.
 */
value: boolean | number | string, 
/**
 * How long it takes then.
 */
minutes: number, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is agreed, house data included. Nothing: the defaults.
 */
options?: unknown, 
/**
 * One for each seat.
 */
seats: Array<SeatPlan>, 
/**
 * How long decisions may take.
 */
time?: Time, 
/**
 * Are those who are away played for?
 */
away?: Away, 
/**
 * Is it shown in the lobby?
 */
public?: boolean, 
/**
 * Are hints allowed?
 */
hinting?: Hinting, 
/**
 * May someone take a bot's seat?
 */
latecomers?: Latecomers, 
/**
 * May those who have no seat watch?
 */
audience?: Audience, 
/**
 * A situation to begin with, in the game's notation. Everyone at the table can read it.
 */
position?: string, };

/**
 * A table that was made.
 */
export type MadeTable = { 
/**
 * The code in its link.
 */
code: string, };

/**
 * Who is meant to sit where.
 */
export type SeatPlan = { "kind": "open" } | { "kind": "bot", 
/**
 * Its name.
 */
bot: string, };

/**
 * How long decisions may take. How long that is, the house says in the clock; it never depends on who holds what.
 */
export type Time = "quick" | "normal" | "slow" | "days" | "unlimited";

/**
 * What becomes of the turn of someone who is not there when their time is up.
 */
export type Away = "play" | "wait";

/**
 * May players ask the house what a good player would do?
 */
export type Hinting = "among-bots" | "always" | "never";

/**
 * May someone who comes later take the seat of a bot?
 */
export type Latecomers = "welcome" | "closed";

/**
 * May those who have no seat watch a game?
 */
export type Audience = "welcome" | "closed";

/**
 * Someone at a table: by their seat or, without one, by the name they watch under.
 */
export type Who = { "kind": "seat", 
/**
 * Which.
 */
seat: number, } | { "kind": "watcher", 
/**
 * The name.
 */
name: string, };

/**
 * What a table plays next.
 */
export type SetUp = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is agreed. Nothing: what was agreed for this game, or its defaults.
 */
options?: unknown, 
/**
 * One for each seat. There is an open one for everyone who sits at the table.
 */
seats: Array<SeatPlan>, };

/**
 * How a table is kept: what is not named stays.
 */
export type Arrange = { 
/**
 * How long decisions may take.
 */
time?: Time, 
/**
 * Are those who are away played for?
 */
away?: Away, 
/**
 * Is it shown in the lobby?
 */
public?: boolean, 
/**
 * Are hints allowed?
 */
hinting?: Hinting, 
/**
 * May someone take a bot's seat?
 */
latecomers?: Latecomers, 
/**
 * May those who have no seat watch?
 */
audience?: Audience, };

/**
 * Where a table is.
 */
export type Phase = "gathering" | "playing" | "over";

/**
 * A table, as the lobby shows it.
 */
export type TableCard = { 
/**
 * The code in its link.
 */
code: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * Where it is.
 */
phase: Phase, 
/**
 * How long decisions may take.
 */
time: Time, 
/**
 * Is it shown in the lobby?
 */
public: boolean, 
/**
 * Who made it.
 */
host: string, 
/**
 * Who sits where.
 */
seats: Array<SeatView>, 
/**
 * Does the table wait for who asks? Told of one's own tables only.
 */
your_turn: boolean, };

/**
 * A seat, as everyone sees it: open without a name and a bot, a person's with a name, a bot's with a bot. With both, the
 * bot plays for the person until they come back.
 */
export type SeatView = { 
/**
 * Whose it is.
 */
name: string | null, 
/**
 * Which bot plays.
 */
bot: string | null, 
/**
 * Is the person connected?
 */
present: boolean, 
/**
 * Has the person got up?
 */
left: boolean, 
/**
 * Does the person want another game, now that this one is over?
 */
again: boolean, 
/**
 * How often the person has asked for a hint in this game.
 */
hints: number, 
/**
 * Has the host muted the person?
 */
muted: boolean, };

/**
 * The games of an evening at one table, for one person or for all bots together.
 */
export type Tally = { 
/**
 * Whose; nothing for the bots.
 */
name: string | null, 
/**
 * Games played to the end.
 */
games: number, 
/**
 * Games won, alone or with others.
 */
wins: number, };

/**
 * What a guest sends: something asked for, under a number by which the answer can be told.
 */
export type Asked = { 
/**
 * Chosen by the guest.
 */
request: number, 
/**
 * What is asked for.
 */
ask: Ask, };

/**
 * What a guest can ask for.
 */
export type Ask = { "kind": "hello", 
/**
 * The stream of the last welcome.
 */
stream?: string, 
/**
 * The last number seen of it.
 */
since?: number, } | { "kind": "sit", 
/**
 * Which.
 */
seat: number, 
/**
 * A word of one's own for the seed.
 */
nonce?: string, } | { "kind": "stand", } | { "kind": "bot", 
/**
 * Which.
 */
seat: number, 
/**
 * The bot's name; nothing frees the seat.
 */
bot: string | null, } | { "kind": "arrange" } & Arrange | { "kind": "set-up" } & SetUp | { "kind": "start", } | { "kind": "rematch", } | { "kind": "again", 
/**
 * Does one?
 */
wants: boolean, } | { "kind": "act", 
/**
 * In notation.
 */
text?: string, 
/**
 * As JSON.
 */
action?: unknown, 
/**
 * The decision it is meant for.
 */
decision?: number, } | { "kind": "live", 
/**
 * An offer with an empty hand (`hand: null`).
 */
action: unknown, 
/**
 * The decision it is meant for.
 */
decision?: number, } | { "kind": "undo", 
/**
 * The decision during which it is asked for: asked again, it is not done twice.
 */
decision?: number, } | { "kind": "ping", } | { "kind": "hint", } | { "kind": "remove", 
/**
 * Whom.
 */
who: Who, } | { "kind": "readmit", } | { "kind": "mute", 
/**
 * Whom.
 */
who: Who, 
/**
 * Are they muted?
 */
muted: boolean, } | { "kind": "say", 
/**
 * What.
 */
text: string, };

/**
 * What the house sends. Those with a `number` are the viewer's stream; the others are for one connection.
 */
export type Told = { "kind": "welcome", 
/**
 * The name of the stream from here on.
 */
stream: string, 
/**
 * The stream's latest number.
 */
number: number, 
/**
 * The time by the clock of the house, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Who the receiver is.
 */
you: You, 
/**
 * What there is to see.
 */
document: Document, 
/**
 * The latest of what was said.
 */
chat: Array<ChatLine>, } | { "kind": "resumed", 
/**
 * The stream's latest number.
 */
number: number, 
/**
 * The time by the clock of the house, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Who the receiver is.
 */
you: You, } | { "kind": "update", 
/**
 * In the stream.
 */
number: number, 
/**
 * The time by the clock of the house, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * How (RFC 6902).
 */
patch: Array<Operation>, 
/**
 * What this viewer saw happen, in order.
 */
events?: { kind: string, [field: string]: unknown }[], 
/**
 * What the house has to say about it.
 */
note?: Note, } | { "kind": "said", 
/**
 * In the stream.
 */
number: number, 
/**
 * What and who.
 */
line: ChatLine, } | { "kind": "you", 
/**
 * Who they are now.
 */
you: You, } | { "kind": "done", 
/**
 * What was asked for.
 */
request: number, } | { "kind": "refused", 
/**
 * What was asked for.
 */
request: number, 
/**
 * Why.
 */
refusal: Refusal, } | { "kind": "hints", 
/**
 * What was asked for.
 */
request: number, 
/**
 * The best first.
 */
hints: Array<Hint>, } | { "kind": "closing", 
/**
 * Why.
 */
reason: Refusal, };

/**
 * A piece of advice.
 */
export type Hint = { 
/**
 * What to do.
 */
offer: Offer, 
/**
 * The chance to win that it gives, from 0 to 1.
 */
chance: number, };

/**
 * What the house has to say about an update.
 */
export type Note = { "kind": "time-up", 
/**
 * Whose.
 */
seat: number, } | { "kind": "hinted", 
/**
 * Who.
 */
seat: number, } | { "kind": "took-over", 
/**
 * Who.
 */
seat: number, } | { "kind": "got-up", 
/**
 * Who.
 */
seat: number, } | { "kind": "came-back", 
/**
 * Who.
 */
seat: number, } | { "kind": "bot-plays", 
/**
 * For whom.
 */
seat: number, } | { "kind": "undone", 
/**
 * By whom.
 */
seat: number, };

/**
 * One step from one document to another.
 */
export type Operation = { "op": "add", 
/**
 * Where.
 */
path: string, 
/**
 * What.
 */
value: unknown, } | { "op": "remove", 
/**
 * Where.
 */
path: string, } | { "op": "replace", 
/**
 * Where.
 */
path: string, 
/**
 * What it is now.
 */
value: unknown, };

/**
 * Who the receiver is at this table.
 */
export type You = { 
/**
 * Where they sit, if they do.
 */
seat: number | null, 
/**
 * Did they make the table?
 */
host: boolean, };

/**
 * Something said at the table.
 */
export type ChatLine = { 
/**
 * By whom.
 */
name: string, 
/**
 * Sitting where, if they do.
 */
seat: number | null, 
/**
 * What.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, };

/**
 * All that a viewer is shown. Updates are patches of it.
 */
export type Document = { 
/**
 * The table.
 */
table: TableView, 
/**
 * The game, once there is one.
 */
play: PlayView | null, };

/**
 * What everyone at a table is shown of it.
 */
export type TableView = { 
/**
 * The code in its link.
 */
code: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * Where it is.
 */
phase: Phase, 
/**
 * Games played or being played at this table.
 */
round: number, 
/**
 * What is agreed.
 */
options: unknown, 
/**
 * The situation the game begins with, if it is not the usual one.
 */
position: string | null, 
/**
 * How long decisions may take.
 */
time: Time, 
/**
 * Are those who are away played for?
 */
away: Away, 
/**
 * Is it shown in the lobby?
 */
public: boolean, 
/**
 * Are hints allowed?
 */
hinting: Hinting, 
/**
 * Are they, with those who sit here now?
 */
hints_allowed: boolean, 
/**
 * May someone take a bot's seat?
 */
latecomers: Latecomers, 
/**
 * May those who have no seat watch?
 */
audience: Audience, 
/**
 * Who made it.
 */
host: string, 
/**
 * Is that person here, or only just gone? While not, anyone seated may do what the host may.
 */
host_present: boolean, 
/**
 * Who sits where.
 */
seats: Array<SeatView>, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * Some of them by name, those who came first first.
 */
watchers: Array<string>, 
/**
 * The games of this evening.
 */
tally: Array<Tally>, 
/**
 * The SHA-256 of the secret that the house will mix into the next game's seed.
 */
promise: string, };

/**
 * What one viewer is shown of a game.
 */
export type PlayView = { 
/**
 * The game's view for this viewer.
 */
view: unknown, 
/**
 * Who is asked for what, or how it ended.
 */
status: Status, 
/**
 * Counts the decisions that have been asked for. An act that names another one comes too late and is refused.
 */
decision: number, 
/**
 * What this viewer can do now.
 */
legal: Array<Offer>, 
/**
 * Could this viewer take the last action back?
 */
undo: boolean, 
/**
 * When the present decision ends.
 */
clock: Clock | null, 
/**
 * Whose hand is at work now, live.
 */
live: number | null, 
/**
 * The SHA-256 of the seed.
 */
commitment: string, 
/**
 * The SHA-256 of the secret of the house in that seed, as the table promised it.
 */
promise: string, 
/**
 * What was secret, once the game is over.
 */
reveal: Reveal | null, };

/**
 * Who is asked for a decision, or how the game ended.
 */
export type Status = { "kind": "decision", 
/**
 * These must act.
 */
must: number[], 
/**
 * These may.
 */
may: number[], 
/**
 * What it is about.
 */
window: { kind: string, [field: string]: unknown }, } | { "kind": "over", 
/**
 * How.
 */
ending: Ending, };

/**
 * How a game ended.
 */
export type Ending = { 
/**
 * By seat: 1 for who won.
 */
places: Array<number>, 
/**
 * By seat, in whatever the game counts.
 */
scores: Array<number>, 
/**
 * By seat, the number of its team; empty where everyone plays alone.
 */
teams: Array<number>, 
/**
 * Why it ended. Games that were kept before this was told ended by their goal.
 */
ended_by: "goal" | "last-standing" | "bound", };

/**
 * A legal action.
 */
export type Offer = { 
/**
 * In notation.
 */
text: string, 
/**
 * As JSON.
 */
action: { kind: string, [field: string]: unknown }, 
/**
 * What would come of it, where the rules know more than the action says.
 */
forecast?: Forecast, };

/**
 * What would come of an action.
 */
export type Forecast = { 
/**
 * As JSON.
 */
said: { kind: string, [field: string]: unknown }, 
/**
 * Would it do nothing, or spend what the action does not name? A client asks once before it sends it.
 */
caution: boolean, };

/**
 * The time of a decision.
 */
export type Clock = { 
/**
 * When it ends, in milliseconds since 1970 by the clock of the house.
 */
ends_at_ms: number, 
/**
 * How long it was when it began.
 */
whole_ms: number, };

/**
 * What everyone may know once a game is over: enough to check that nobody could choose the seed.
 */
export type Reveal = { 
/**
 * The seed, 64 hexadecimal digits.
 */
seed: string, 
/**
 * The secret of the house, 64 hexadecimal digits.
 */
secret: string, 
/**
 * The words of the players, by seat; empty for bots. Seed = SHA-256 of the secret and of each of them after its length.
 */
nonces: Array<string>, 
/**
 * The replay.
 */
replay: string, };

/**
 * A finished game, as a list shows it.
 */
export type ReplayCard = { 
/**
 * By which it is asked for.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Who played, by seat.
 */
names: Array<string>, 
/**
 * How it ended.
 */
ending: Ending, 
/**
 * When it ended, in milliseconds since 1970.
 */
over_at_ms: number, };

/**
 * A finished game, step by step, as one of its seats or a spectator saw it, or everything face up.
 */
export type ReplaySteps = { 
/**
 * What it is.
 */
card: ReplayCard, 
/**
 * The view before the first action.
 */
view: unknown, 
/**
 * What changed, entry by entry.
 */
steps: Array<ReplayStep>, };

/**
 * One entry of a finished game.
 */
export type ReplayStep = { 
/**
 * Whose it is.
 */
seat: number, 
/**
 * The action in notation, or `undo`.
 */
text: string, 
/**
 * Can it be watched, at `films/{number}`?
 */
film: boolean, 
/**
 * What this viewer saw happen, in order.
 */
events?: { kind: string, [field: string]: unknown }[], 
/**
 * From the view before to the view after.
 */
patch: Array<Operation>, };
