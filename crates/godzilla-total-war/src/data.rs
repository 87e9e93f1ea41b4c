//! The contents of the box as data: cards (KAIJU-03, KAIJU-04) and kaijus (KAIJU-01, KAIJU-02), read from TOML and
//! checked. What does not add up is refused with the line and the reason.

use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use tabletop::BadSetup;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::card::KINDS;
use crate::options::KAIJUS;
use crate::{Card, Count, Figures, Kaiju, Options, Sides};

/// The cards that are used when no others are given.
pub(crate) const DEFAULT_CARDS: &str = include_str!("../data/cards.toml");
/// The figures that are used when no others are given.
pub const DEFAULT_KAIJUS: &str = include_str!("../data/kaijus.toml");
/// The kaijus of rules versions 1 and 2.
pub(crate) const CLASSIC_KAIJUS: &str = include_str!("../data/kaijus-classic.toml");

/// How many cards are played with.
pub(crate) const PLAYING_CARDS: usize = 90;
/// How many Building cards there are.
pub(crate) const BUILDINGS: usize = 9;
/// No kaiju is stronger.
pub(crate) const STRENGTH_MAX: u8 = 20;

const LIFE_MAX: u8 = 99;
const POINTS_MAX: u8 = 12;
const FILE_BYTES_MAX: usize = 16 * 1024;

/// What is in the box.
#[derive(Debug, Clone)]
pub(crate) struct House {
    /// How many there are of each card.
    pub(crate) contents: ArrayVec<Count, KINDS>,
    /// By kaiju, in the order of [`Kaiju::ALL`].
    sides: [Sides; Kaiju::ALL.len()],
}

static DEFAULT: LazyLock<House> = LazyLock::new(|| {
    House::of(DEFAULT_CARDS, DEFAULT_KAIJUS).expect("the default data adds up: a test says so")
});

impl House {
    /// The box that these options describe.
    pub(crate) fn read(options: &Options) -> Result<House, BadSetup> {
        if options.cards.is_none() && options.kaijus.is_none() {
            return Ok(DEFAULT.clone());
        }
        let cards = options.cards.as_deref().unwrap_or(DEFAULT_CARDS);
        let kaijus = KAIJUS.text(options.kaijus.as_deref());
        House::of(cards, kaijus)
    }

    fn of(cards: &str, kaijus: &str) -> Result<House, BadSetup> {
        let contents = File { name: "cards", text: cards }.cards()?;
        let sides = File { name: "kaijus", text: kaijus }.kaijus()?;
        Ok(House { contents, sides })
    }

    pub(crate) fn sides(&self, kaiju: Kaiju) -> Sides {
        self.sides[kaiju as usize]
    }
}

/// A data file, by the name of its option.
#[derive(Clone, Copy)]
struct File<'a> {
    name: &'static str,
    text: &'a str,
}

impl<'a> File<'a> {
    fn table(self) -> Result<DeTable<'a>, BadSetup> {
        if self.text.len() > FILE_BYTES_MAX {
            return Err(BadSetup(format!("{}: longer than {FILE_BYTES_MAX} bytes", self.name)));
        }
        match DeTable::parse(self.text) {
            Ok(table) => Ok(table.into_inner()),
            Err(bad) => Err(self.bad(bad.span().unwrap_or_default(), bad.message())),
        }
    }

    /// KAIJU-03, KAIJU-04.
    fn cards(self) -> Result<ArrayVec<Count, KINDS>, BadSetup> {
        let mut counts = [0u8; KINDS];
        for (name, count) in &self.table()? {
            let card: Card = name.get_ref().parse().map_err(|bad| self.bad(name.span(), bad))?;
            if card == Card::KING_OF_MONSTERS {
                return Err(self.bad(name.span(), "there is one King of Monsters, and it is not in the deck"));
            }
            let most = if card == Card::DOUBLE_WOUND { 1 } else { PLAYING_CARDS as u8 };
            let because = "that is how many there are in all";
            counts[card.index()] = self.whole(count, card, 0..=most, because)?;
        }
        let contents: ArrayVec<Count, KINDS> = Card::all()
            .map(|card| Count { card, count: counts[card.index()] })
            .filter(|count| count.count > 0)
            .collect();
        self.check_total(&contents, "playing cards", Card::is_playing_card, PLAYING_CARDS)?;
        self.check_total(&contents, "Building cards", Card::is_building, BUILDINGS)?;
        self.check_total(&contents, "Double Wounds", |card| card == Card::DOUBLE_WOUND, 1)?;
        Ok(contents)
    }

    fn check_total(
        self,
        contents: &[Count],
        what: &str,
        is_one: impl Fn(Card) -> bool,
        wanted: usize,
    ) -> Result<(), BadSetup> {
        let those = contents.iter().filter(|count| is_one(count.card));
        let total: usize = those.map(|count| usize::from(count.count)).sum();
        if total == wanted {
            return Ok(());
        }
        let lines = self.text.lines().count();
        Err(BadSetup(format!("{}, lines 1 to {lines}: {total} {what} in all, not {wanted}", self.name)))
    }

    /// KAIJU-01, KAIJU-02.
    fn kaijus(self) -> Result<[Sides; Kaiju::ALL.len()], BadSetup> {
        let mut sides = [None; Kaiju::ALL.len()];
        for (name, entry) in &self.table()? {
            let Some(kaiju) = Kaiju::named(name.get_ref()) else {
                return Err(self.bad(name.span(), format!("there is no kaiju `{}`", name.get_ref())));
            };
            let [normal, furious] = self.fields(entry, kaiju, ["normal", "furious"])?;
            sides[kaiju as usize] =
                Some(Sides { normal: self.figures(normal, kaiju)?, furious: self.figures(furious, kaiju)? });
        }
        if let Some(missing) = Kaiju::ALL.into_iter().find(|kaiju| sides[*kaiju as usize].is_none()) {
            let end = self.text.len();
            return Err(self.bad(end..end, format!("the file ends without [{missing}]")));
        }
        Ok(sides.map(|sides| sides.expect("none is missing")))
    }

    /// All figures must be positive.
    fn figures(self, side: &Spanned<DeValue<'_>>, kaiju: Kaiju) -> Result<Figures, BadSetup> {
        let [life, strength, points] = self.fields(side, kaiju, ["life", "strength", "points"])?;
        Ok(Figures {
            life: self.whole(
                life,
                format_args!("the life of {kaiju}"),
                1..=LIFE_MAX,
                "a kaiju lives when it comes, and has to die before the evening ends",
            )?,
            strength: self.whole(
                strength,
                format_args!("the strength of {kaiju}"),
                1..=STRENGTH_MAX,
                "it is added to a card, and cards go to 10",
            )?,
            points: self.whole(
                points,
                format_args!("the points of {kaiju}"),
                1..=POINTS_MAX,
                "a kaiju is worth something, and one is not worth more than a game",
            )?,
        })
    }

    /// The values of exactly these keys.
    fn fields<'v, const N: usize>(
        self,
        value: &'v Spanned<DeValue<'a>>,
        kaiju: Kaiju,
        keys: [&str; N],
    ) -> Result<[&'v Spanned<DeValue<'a>>; N], BadSetup> {
        let Some(table) = value.get_ref().as_table() else {
            return Err(self.bad(value.span(), format!("{kaiju} needs a table here: {}", keys.join(", "))));
        };
        if let Some((key, _)) = table.iter().find(|(key, _)| !keys.contains(&key.get_ref().as_ref())) {
            return Err(self.bad(key.span(), format!("`{}` of {kaiju} means nothing", key.get_ref())));
        }
        if let Some(missing) = keys.iter().find(|key| table.get(**key).is_none()) {
            return Err(self.bad(value.span(), format!("{kaiju} has no `{missing}` here")));
        }
        Ok(keys.map(|key| table.get(key).expect("none is missing")))
    }

    fn whole(
        self,
        value: &Spanned<DeValue<'_>>,
        of: impl fmt::Display,
        range: RangeInclusive<u8>,
        because: &str,
    ) -> Result<u8, BadSetup> {
        let integer = value.get_ref().as_integer();
        let number = integer.and_then(|found| u8::from_str_radix(found.as_str(), found.radix()).ok());
        number.filter(|number| range.contains(number)).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            self.bad(value.span(), format!("{of} can be {least} to {most}, because {because}"))
        })
    }

    fn bad(self, span: Range<usize>, what: impl fmt::Display) -> BadSetup {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        let line = 1 + before.matches('\n').count();
        BadSetup(format!("{}, line {line}: {what}", self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KAIJU-03: the default deck, kind by kind.
    #[test]
    fn the_default_deck_is_the_one_of_the_rules() {
        let counts = |names: &str| -> Vec<u8> {
            let count = |name: &str| DEFAULT.contents.iter().find(|count| count.card.name() == name);
            names.split(' ').map(|name| count(name).map_or(0, |count| count.count)).collect()
        };
        assert_eq!(counts("0 1 2 3 4 5 6 7 8 9 10 minus-three"), [3, 4, 5, 5, 5, 5, 5, 5, 4, 4, 3, 4]);
        assert_eq!(counts("extra-1 extra-2 extra-3 extra-4"), [3, 3, 2, 2]);
        assert_eq!(counts("building-3 building-4 building-5 building-6 building-7"), [2; 5]);
        assert_eq!(counts("reversal choose-target wound double-wound"), [6, 6, 5, 1]);
        assert_eq!(DEFAULT.contents.len(), 12 + 4 + 5 + 4 + 3);
    }

    /// KAIJU-04: nine Building cards, three of each value.
    #[test]
    fn the_default_buildings_are_the_ones_of_the_rules() {
        let buildings = DEFAULT.contents.iter().filter(|count| count.card.is_building());
        let buildings: Vec<_> = buildings.map(|count| (count.card.damage(), count.count)).collect();
        assert_eq!(buildings, [(1, 3), (2, 3), (3, 3)]);
    }

    /// KAIJU-01, KAIJU-02: twelve kaijus with two sides; Ebirah's strength is the 2 of the rulebook's example.
    #[test]
    fn the_default_figures_are_the_ones_of_the_rules() {
        let figures = |kaiju| {
            let of = |side: Figures| (side.life, side.strength, side.points);
            let sides = DEFAULT.sides(kaiju);
            (of(sides.normal), of(sides.furious))
        };
        assert_eq!(figures(Kaiju::Godzilla), ((13, 2, 3), (10, 4, 4)));
        assert_eq!(figures(Kaiju::KingGhidorah), ((14, 2, 3), (9, 4, 4)));
        assert_eq!(figures(Kaiju::Gigan), ((12, 2, 3), (10, 4, 3)));
        assert_eq!(figures(Kaiju::Mothra), ((12, 3, 3), (9, 4, 3)));
        assert_eq!(figures(Kaiju::Rodan), ((13, 2, 3), (10, 3, 3)));
        assert_eq!(figures(Kaiju::Anguirus), ((15, 1, 3), (11, 3, 3)));
        assert_eq!(figures(Kaiju::KingCaesar), ((14, 2, 3), (9, 3, 3)));
        assert_eq!(figures(Kaiju::Ebirah), ((12, 2, 3), (10, 3, 3)));
        assert_eq!(figures(Kaiju::Manda), ((12, 2, 2), (9, 3, 3)));
        assert_eq!(figures(Kaiju::Kumonga), ((11, 3, 2), (9, 4, 3)));
        assert_eq!(figures(Kaiju::Kamacuras), ((11, 3, 3), (9, 4, 3)));
        assert_eq!(figures(Kaiju::Zilla), ((14, 1, 2), (11, 2, 2)));
    }

    /// KAIJU-02: every furious side differs in strength and in life, and no two kaijus are alike.
    #[test]
    fn every_kaiju_has_a_character() {
        let house = House::read(&Options::default()).unwrap();
        for kaiju in Kaiju::ALL {
            let Sides { normal, furious } = house.sides(kaiju);
            assert!(furious.strength > normal.strength && furious.life < normal.life, "{kaiju}");
            assert!(
                Kaiju::ALL
                    .into_iter()
                    .all(|other| other == kaiju || house.sides(other) != house.sides(kaiju))
            );
        }
        assert_eq!(house.sides(Kaiju::Ebirah).normal.strength, 2);
    }

    /// The default file with one thing changed.
    #[track_caller]
    fn check(old: &str, new: &str, expected: &str) {
        assert!(
            DEFAULT_CARDS.contains(old) != CLASSIC_KAIJUS.contains(old),
            "`{old}` is in one of the files"
        );
        let cards = DEFAULT_CARDS.replacen(old, new, 1);
        let kaijus = CLASSIC_KAIJUS.replacen(old, new, 1);
        let options = Options { cards: Some(cards), kaijus: Some(kaijus), ..Options::default() };
        let read = House::read(&options).map_or_else(|bad| bad.to_string(), |_| "it adds up".to_owned());
        assert_eq!(read, expected);
    }

    /// KAIJU-03: other cards, if they are 90 with one Double Wound.
    #[test]
    fn a_deck_that_does_not_add_up_is_refused() {
        check("\n0 = 3\n1 = 4", "\n0 = 2\n1 = 5", "it adds up");
        check("\n0 = 3", "\n0 = 4", "cards, lines 1 to 40: 91 playing cards in all, not 90");
        check(
            "\n0 = 3",
            "\n0 = many",
            "cards, line 5: string values must be quoted, expected literal string",
        );
        check(
            "\n0 = 3",
            "\n0 = -3",
            "cards, line 5: 0 can be 0 to 90, because that is how many there are in all",
        );
        check("\n0 = 3", "\nfourteen = 3", "cards, line 5: there is no card `fourteen`");
        check("\n0 = 3", "\n0 = 3\n0 = 3", "cards, line 6: duplicate key");
        check(
            "double-wound = 1",
            "double-wound = 2",
            "cards, line 35: double-wound can be 0 to 1, because that is how many there are in all",
        );
        check(
            "wound = 5\ndouble-wound = 1",
            "wound = 6",
            "cards, lines 1 to 39: 0 Double Wounds in all, not 1",
        );
        check(
            "reversal = 6",
            "king-of-monsters = 6",
            "cards, line 32: there is one King of Monsters, and it is not in the deck",
        );
    }

    /// KAIJU-04: other buildings, if they are nine.
    #[test]
    fn buildings_that_do_not_add_up_are_refused() {
        check("building-card-3 = 3", "building-card-10 = 3", "it adds up");
        check("building-card-3 = 3", "", "cards, lines 1 to 40: 6 Building cards in all, not 9");
    }

    /// KAIJU-02: every figure of every kaiju, and all of them positive.
    #[test]
    fn figures_that_make_no_sense_are_refused() {
        check("life = 14", "life = 20", "it adds up");
        check(
            "life = 14",
            "life = 0",
            "kaijus, line 4: the life of godzilla can be 1 to 99, because a kaiju lives when it comes, and has to die \
             before the evening ends",
        );
        check("life = 14, ", "", "kaijus, line 4: godzilla has no `life` here");
        check("life = 14", "lives = 14", "kaijus, line 4: `lives` of godzilla means nothing");
        check("[zilla]", "[gamera]", "kaijus, line 47: there is no kaiju `gamera`");
        check("[zilla]", "[godzilla.x]", "kaijus, line 47: `x` of godzilla means nothing");
        check(
            "[zilla]\nnormal = { life = 10, strength = 1, points = 2 }\nfurious = { life = 8, strength = 2, points = 2 }\n",
            "",
            "kaijus, line 47: the file ends without [zilla]",
        );
    }
}
