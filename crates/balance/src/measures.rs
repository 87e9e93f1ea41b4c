//! The numbers of a data file, each with its bounds and the reason for them. Adding one is one line of [`measures!`]:
//!
//! ```text
//! settle_s_max: f32 = 0.5..=20.0, "every attempt may take that long";
//! ```
//!
//! What is out of bounds, or no number at all, is refused: `settle_s_max is 1000000; it can be 0.5 to 20, because every
//! attempt may take that long`. The reader of the file adds the line.

use std::fmt::Display;
use std::ops::RangeInclusive;

/// A number, or several under one name that keep the same bounds.
pub(crate) trait Measure {
    /// What it is compared with.
    type Bound: PartialOrd + Display;

    /// Whether all of it is within the bounds. What is not a number never is.
    fn is_within(&self, bounds: &RangeInclusive<Self::Bound>) -> bool;

    /// As a refusal quotes it.
    fn quoted(&self) -> String;
}

impl Measure for f32 {
    type Bound = f32;

    fn is_within(&self, bounds: &RangeInclusive<f32>) -> bool {
        bounds.contains(self)
    }

    fn quoted(&self) -> String {
        self.to_string()
    }
}

impl Measure for u32 {
    type Bound = u32;

    fn is_within(&self, bounds: &RangeInclusive<u32>) -> bool {
        bounds.contains(self)
    }

    fn quoted(&self) -> String {
        self.to_string()
    }
}

impl<const N: usize> Measure for [f32; N] {
    type Bound = f32;

    fn is_within(&self, bounds: &RangeInclusive<f32>) -> bool {
        self.iter().all(|one| bounds.contains(one))
    }

    fn quoted(&self) -> String {
        format!("[{}]", self.map(|one| one.to_string()).join(", "))
    }
}

/// The value if it is within its bounds, or the sentence that refuses it.
pub(crate) fn bounded<M: Measure>(
    name: &str,
    value: M,
    bounds: RangeInclusive<M::Bound>,
    because: &str,
) -> Result<M, String> {
    if value.is_within(&bounds) {
        return Ok(value);
    }
    let (least, most) = (bounds.start(), bounds.end());
    Err(format!("{name} is {}; it can be {least} to {most}, because {because}", value.quoted()))
}

/// Makes a struct of bounded numbers that reads itself from a data file; other such structs can be parts of it.
macro_rules! measures {
    (
        $(#[$about:meta])*
        $name:ident { $($field:ident: $kind:ty = $bounds:expr, $because:literal;)* }
        $($part:ident: $part_kind:ty,)*
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq)]
        #[allow(missing_docs)] // The names carry the units; the data file says what each is for.
        pub struct $name {
            $(pub $field: $kind,)*
            $(pub $part: $part_kind,)*
        }

        // Each number has a type of its own here, so that an error is found at the number and not at its table.
        const _: () = {
            use serde::de::{Deserialize, Deserializer, Error as _};
            $(
                #[allow(non_camel_case_types)]
                struct $field {
                    value: $kind,
                }
                impl<'de> Deserialize<'de> for $field {
                    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$field, D::Error> {
                        let value = <$kind>::deserialize(from)?;
                        $crate::measures::bounded(stringify!($field), value, $bounds, $because)
                            .map(|value| $field { value })
                            .map_err(D::Error::custom)
                    }
                }
            )*
            #[derive(serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            struct Checked {
                $($field: $field,)*
                $($part: $part_kind,)*
            }
            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                    let checked = Checked::deserialize(from)?;
                    Ok($name { $($field: checked.$field.value,)* $($part: checked.$part,)* })
                }
            }
        };
    };
}
pub(crate) use measures;
