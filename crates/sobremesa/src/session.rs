//! One session with the referee: commands in, answers out, a JSON object each.

use std::path::PathBuf;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use tabletop::{AnyGame, AnyReferee, Budget, Log, Offer, Refused, Said, Seat, Seed, Status, Viewer};
use words::{Language, Part, Words};

/// Nobody thinks longer than this about a hint.
const HINT_MS_MAX: u32 = 60_000;
const HINT_ITERATIONS_MAX: u32 = 1_000_000;

/// The commands, with an example each.
const HELP: &[(&str, &str)] = &[
    (
        "new",
        r#"{"cmd":"new","seats":2,"options":{},"seed":"42"}: a new game; options and seed can be left out"#,
    ),
    ("set", r#"{"cmd":"set","position":"…","options":{},"seed":"42"}: a game that begins in this situation"#),
    ("status", r#"{"cmd":"status"}: who must act, who may, and what it is about; or how it ended"#),
    ("legal", r#"{"cmd":"legal","seat":"a"}: what this seat can do"#),
    (
        "hint",
        r#"{"cmd":"hint","seat":"a","time_ms":100,"iterations":2000,"seed":"1"}: the three best actions and how likely each wins; all but the seat can be left out"#,
    ),
    (
        "act",
        r#"{"cmd":"act","seat":"a","action":"…","viewer":"b"}: does it; the action in notation or as JSON; told as the viewer sees it (a seat, "spectator" or "open"), else as its seat does"#,
    ),
    (
        "fill",
        r#"{"cmd":"fill","seat":"a","action":"attempt tank","seed":"1"}: an action that lacks its hand, with a plain one in it; nothing is done yet"#,
    ),
    ("default", r#"{"cmd":"default","seat":"a"}: what is played for a seat whose time is up"#),
    (
        "view",
        r#"{"cmd":"view","viewer":"a"}: what a seat, or "spectator", may know; "open" shows all once the game is over"#,
    ),
    (
        "rematch",
        r#"{"cmd":"rematch","seed":"43"}: the next game at the same table, once this one is over; what the winner keeps goes over"#,
    ),
    ("undo", r#"{"cmd":"undo","seat":"a"}: takes back the seat's last action, where that is allowed"#),
    ("position", r#"{"cmd":"position"}: the complete situation in notation"#),
    ("save", r#"{"cmd":"save","file":"game.log"}: the record of the game, to a file or in the answer"#),
    (
        "load",
        r#"{"cmd":"load","file":"game.log"}: a saved game, played again and compared; or the record in "log""#,
    ),
    ("quit", r#"{"cmd":"quit"}: the end"#),
];

/// A command. An `id`, if there is one, comes back with the answer.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
enum Command {
    Help {},
    New {
        seats: usize,
        #[serde(default)]
        options: Value,
        seed: Option<Value>,
    },
    Set {
        position: String,
        #[serde(default)]
        options: Value,
        seed: Option<Value>,
    },
    Status {},
    Legal {
        seat: String,
    },
    Hint {
        seat: String,
        time_ms: Option<u32>,
        iterations: Option<u32>,
        seed: Option<Value>,
    },
    Act {
        seat: String,
        action: Value,
        viewer: Option<String>,
    },
    Rematch {
        seed: Option<Value>,
    },
    Fill {
        seat: String,
        action: Value,
        seed: Option<Value>,
    },
    Default {
        seat: String,
    },
    View {
        viewer: String,
    },
    Undo {
        seat: String,
    },
    Position {},
    Save {
        file: Option<PathBuf>,
    },
    Load {
        file: Option<PathBuf>,
        log: Option<String>,
    },
    Quit {},
}

/// What a command came to: fields of the answer, or why not.
type Answer = Result<Value, Trouble>;

/// Why a command was not carried out.
enum Trouble {
    /// It makes no sense.
    Said(String),
    /// The referee refuses it.
    Refused(Refused),
}

impl<E: std::error::Error> From<E> for Trouble {
    fn from(error: E) -> Trouble {
        Trouble::Said(error.to_string())
    }
}

pub(crate) struct Session {
    game: Arc<dyn AnyGame>,
    words: Option<(Language, Words)>,
    referee: Option<Box<dyn AnyReferee>>,
    over: bool,
}

impl Session {
    pub(crate) fn new(game: Arc<dyn AnyGame>, language: Option<Language>) -> Session {
        let words = language.map(|language| (language, Words::load()));
        Session { game, words, referee: None, over: false }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// The answer to a line that could not even be read.
    pub(crate) fn bad_line(&self, reason: &str) -> Value {
        json!({"ok": false, "error": reason})
    }

    /// The answer to a line.
    pub(crate) fn answer(&mut self, line: &str) -> Value {
        let mut fields: Map<String, Value> = match serde_json::from_str(line) {
            Ok(fields) => fields,
            Err(error) => return self.bad_line(&format!("the line is not a JSON object: {error}")),
        };
        let id = fields.remove("id");
        let mut answer = match serde_json::from_value(Value::Object(fields)) {
            Ok(command) => self.carry_out(command).unwrap_or_else(|trouble| self.explain(trouble)),
            Err(error) => self.bad_line(&format!("{error}; {{\"cmd\":\"help\"}} lists the commands")),
        };
        if let (Some(id), Some(fields)) = (id, answer.as_object_mut()) {
            fields.insert("id".to_owned(), id);
        }
        answer
    }

    fn carry_out(&mut self, command: Command) -> Answer {
        match command {
            Command::Help {} => Ok(json!({"ok": true, "game": self.game.id(), "commands": help()})),
            Command::New { seats, options, seed } => {
                let referee = self.game.start(options, seats, read_seed(seed)?)?;
                self.begin(referee)
            }
            Command::Set { position, options, seed } => {
                self.check_not_ignored(&options)?;
                let referee = self.game.start_at(options, &position, read_seed(seed)?)?;
                self.begin(referee)
            }
            Command::Status {} => Ok(self.status()?),
            Command::Legal { seat } => self.legal(&seat),
            Command::Hint { seat, time_ms, iterations, seed } => {
                self.hint(&seat, budget(time_ms, iterations)?, read_seed(seed)?)
            }
            Command::Act { seat, action, viewer } => self.act(&seat, action, viewer.as_deref()),
            Command::Rematch { seed } => self.rematch(read_seed(seed)?),
            Command::Fill { seat, action, seed } => self.fill(&seat, action, read_seed(seed)?),
            Command::Default { seat } => {
                let (seat, referee) = (self.seat(&seat)?, self.referee()?);
                Ok(
                    json!({"ok": true, "default": referee.default_action(seat).map(|offer| self.offer(&offer))}),
                )
            }
            Command::View { viewer } => self.view(&viewer),
            Command::Undo { seat } => self.undo(&seat),
            Command::Position {} => Ok(json!({"ok": true, "position": self.referee()?.position()})),
            Command::Save { file } => self.save(file),
            Command::Load { file, log } => self.load(file, log),
            Command::Quit {} => {
                self.over = true;
                Ok(json!({"ok": true}))
            }
        }
    }

    fn begin(&mut self, referee: Box<dyn AnyReferee>) -> Answer {
        self.referee = Some(referee);
        let referee = self.referee()?;
        let mut answer = self.status()?;
        answer["seats"] = json!(referee.seats());
        answer["commitment"] = json!(referee.log().header.commitment);
        Ok(answer)
    }

    fn status(&self) -> Answer {
        let referee = self.referee()?;
        let status = referee.status();
        let mut answer = json!({"ok": true, "entries": referee.log().entries.len(), "status": status});
        if let Status::Decision { window, .. } = &status {
            self.add_words(&mut answer, Part::Window, window)?;
        }
        Ok(answer)
    }

    fn legal(&self, seat: &str) -> Answer {
        let seat = self.seat(seat)?;
        let offers: Vec<Value> = self.referee()?.legal(seat).iter().map(|offer| self.offer(offer)).collect();
        Ok(json!({"ok": true, "legal": offers}))
    }

    /// What an expert at this seat would think of, from what this seat sees.
    fn hint(&self, seat: &str, budget: Budget, seed: Seed) -> Answer {
        let (seat, referee) = (self.seat(seat)?, self.referee()?);
        let mut expert = self.game.bot("expert", seed, budget)?;
        let hints = expert.hints(&referee.question(seat));
        let told = hints.iter().filter_map(|(answer, chance_to_win)| {
            let mut hint = self.offer(&referee.offered(answer)?);
            hint["chance_to_win"] = json!((chance_to_win * 1000.0).round() / 1000.0);
            Some(hint)
        });
        Ok(json!({"ok": true, "hints": told.collect::<Vec<Value>>()}))
    }

    /// A hand for an action that lacks one: the same for the same seed.
    fn fill(&self, seat: &str, action: Value, seed: Seed) -> Answer {
        let seat = self.seat(seat)?;
        let filled = self.referee()?.filled(seat, &said(action), seed).map_err(Trouble::Refused)?;
        let filled = filled.ok_or_else(|| {
            Trouble::Said(
                "that is no action that lacks its hand: `legal` lists those, like attempt tank".to_owned(),
            )
        })?;
        Ok(json!({"ok": true, "filled": self.offer(&filled)}))
    }

    fn act(&mut self, seat: &str, action: Value, viewer: Option<&str>) -> Answer {
        let seat = self.seat(seat)?;
        let viewer = viewer.map_or(Ok(Viewer::Seat(seat)), |viewer| self.viewer(viewer))?;
        let said = said(action);
        let referee = self.referee.as_mut().ok_or_else(no_game)?;
        let played = referee.act(seat, said).map_err(Trouble::Refused)?;
        let mut events = played.seen_by(viewer);
        for event in &mut events {
            let told = event.clone();
            self.add_words(event, Part::Event, &told)?;
        }
        let mut answer = self.status()?;
        answer["events"] = json!(events);
        Ok(answer)
    }

    /// The next game at the same table, with the options that this one leads to.
    fn rematch(&mut self, seed: Seed) -> Answer {
        let referee = self.referee()?;
        if !matches!(referee.status(), Status::Over { .. }) {
            return Err(Trouble::Said("a rematch comes after the end; this game goes on".to_owned()));
        }
        let referee = self.game.start(referee.rematch(), referee.seats(), seed)?;
        self.begin(referee)
    }

    /// A position says some things that options say for a new game: both at once could contradict each other.
    fn check_not_ignored(&self, options: &Value) -> Result<(), Trouble> {
        let is_given = |key: &&&str| options.get(**key).is_some_and(|value| !value.is_null());
        match self.game.setup_options().iter().find(is_given) {
            Some(key) => Err(Trouble::Said(format!(
                "the option `{key}` is for a new game: leave it out, the position says it"
            ))),
            None => Ok(()),
        }
    }

    fn viewer(&self, viewer: &str) -> Result<Viewer, Trouble> {
        Ok(match viewer {
            "spectator" => Viewer::Spectator,
            "open" => Viewer::Open,
            seat => Viewer::Seat(self.seat(seat)?),
        })
    }

    fn view(&self, viewer: &str) -> Answer {
        match self.referee()?.view(self.viewer(viewer)?) {
            Some(view) => Ok(json!({"ok": true, "view": view})),
            None => Err(Trouble::Said("the open view is for finished games".to_owned())),
        }
    }

    fn undo(&mut self, seat: &str) -> Answer {
        let seat = self.seat(seat)?;
        let referee = self.referee.as_mut().ok_or_else(no_game)?;
        referee.undo(seat).map_err(|reason| {
            let message = reason.to_string();
            Trouble::Refused(Refused { message, rule: None, reason: json!({"kind": "nothing-to-undo"}) })
        })?;
        self.status()
    }

    fn save(&self, file: Option<PathBuf>) -> Answer {
        let text = self.referee()?.open_log().to_text();
        let Some(file) = file else { return Ok(json!({"ok": true, "log": text})) };
        match std::fs::write(&file, text) {
            Ok(()) => Ok(json!({"ok": true, "file": file})),
            Err(error) => Err(Trouble::Said(format!("{}: {error}", file.display()))),
        }
    }

    fn load(&mut self, file: Option<PathBuf>, log: Option<String>) -> Answer {
        let text = match (file, log) {
            (Some(file), None) => std::fs::read_to_string(&file)
                .map_err(|error| Trouble::Said(format!("{}: {error}", file.display())))?,
            (None, Some(log)) => log,
            _ => return Err(Trouble::Said("load takes either \"file\" or \"log\"".to_owned())),
        };
        let referee = self.game.replay(&Log::from_text(&text)?)?;
        self.begin(referee)
    }

    fn referee(&self) -> Result<&dyn AnyReferee, Trouble> {
        self.referee.as_deref().ok_or_else(no_game)
    }

    fn seat(&self, text: &str) -> Result<Seat, Trouble> {
        Ok(Seat::read(text, self.referee()?.seats())?)
    }

    fn offer(&self, offer: &Offer) -> Value {
        let mut value = json!(offer);
        // A template has words like any other action; one without is a bug that tests catch, not the player's.
        let _ = self.add_words(&mut value, Part::Action, &offer.action);
        value
    }

    /// Adds `words` in the session's language, if it has one.
    fn add_words(&self, to: &mut Value, part: Part, value: &Value) -> Result<(), Trouble> {
        if let Some((language, words)) = &self.words {
            let names = words.default_names(*language, self.referee()?.seats());
            to["words"] = json!(words.say(*language, self.game.id(), part, value, &names)?);
        }
        Ok(())
    }

    fn explain(&self, trouble: Trouble) -> Value {
        match trouble {
            Trouble::Said(message) => self.bad_line(&message),
            Trouble::Refused(refused) => {
                let mut answer = json!({"ok": false, "error": refused.message, "rule": refused.rule, "reason": refused.reason});
                if self.add_words(&mut answer, Part::Refusal, &refused.reason).is_err() {
                    answer["words"] = Value::Null;
                }
                answer
            }
        }
    }
}

/// An action in notation, or as data.
fn said(action: Value) -> Said {
    match action {
        Value::String(text) => Said::Notation(text),
        json => Said::Json(json),
    }
}

fn help() -> Map<String, Value> {
    HELP.iter().map(|(name, text)| ((*name).to_owned(), json!(text))).collect()
}

fn no_game() -> Trouble {
    Trouble::Said("there is no game yet: begin with {\"cmd\":\"new\",\"seats\":2}".to_owned())
}

/// How long to think about a hint.
fn budget(time_ms: Option<u32>, iterations: Option<u32>) -> Result<Budget, Trouble> {
    if time_ms.is_some_and(|ms| ms > HINT_MS_MAX)
        || iterations.is_some_and(|trials| trials > HINT_ITERATIONS_MAX)
    {
        let most = format!("a hint takes at most {HINT_MS_MAX} ms and {HINT_ITERATIONS_MAX} iterations");
        return Err(Trouble::Said(most));
    }
    Ok(Budget { time_ms, iterations, threads: 1 })
}

/// A seed as a number or a text; none given, the system's entropy.
fn read_seed(seed: Option<Value>) -> Result<Seed, Trouble> {
    match seed {
        None => crate::voice::random_seed().map_err(Trouble::Said),
        Some(Value::String(text)) => Ok(text.parse()?),
        Some(other) => Ok(other.to_string().parse()?),
    }
}
