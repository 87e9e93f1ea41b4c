//! What would come of an action, told before it is done.

use serde::Serialize;
use serde_json::Value;

/// What would come of a legal action, where the rules know more than the action says: the ships after it, that it would have no
/// effect. Made of nothing that its player may not know.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forecast {
    /// As JSON with a `kind`, for words in each language.
    pub said: Value,
    /// Would it do nothing, or spend something that the action does not name? Then a client asks once before it sends it.
    pub caution: bool,
}

impl Forecast {
    /// Something worth knowing.
    pub fn says(said: &impl Serialize) -> Forecast {
        Forecast { said: json(said), caution: false }
    }

    /// Something that most people would rather not do.
    pub fn warns(said: &impl Serialize) -> Forecast {
        Forecast { said: json(said), caution: true }
    }
}

fn json(said: &impl Serialize) -> Value {
    serde_json::to_value(said).expect("what travels is plain data")
}
