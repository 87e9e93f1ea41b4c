//! Who is next? Pure: the time comes in, the next piece of work comes out.
//!
//! Work is done in the order of its rank, and within a rank by who has had least: first between addresses, then between the
//! people of an address. Who has lately used more than a share is ranked lower until that is forgotten, so that nobody's
//! play keeps another's hints or bots from ever being thought of. Everyone has a bound on what may wait.

use std::collections::HashMap;
use std::hash::Hash;

use crate::http::Source;
use crate::ids::PersonId;

/// What the work is for, most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// An action at a table: everyone there waits for it.
    Play,
    /// Something that one person waits for: a hint, a position that is set up.
    Asked,
    /// A bot at a table where someone is.
    Bot,
    /// A bot at a table where nobody is; a replay; a film.
    Later,
}

const KINDS: usize = 4;

impl Kind {
    /// How much of it one person may have waiting. Bots are bounded by the seats of a person's tables.
    fn waiting_max(self) -> usize {
        match self {
            Kind::Play => 32,
            Kind::Asked => 4,
            Kind::Bot => 256,
            Kind::Later => 64,
        }
    }
}

/// From one address so many times the work of one person may wait.
const PEOPLE_A_SOURCE: usize = 8;
/// So much may wait in all.
const WAITING_MAX: usize = 20_000;
/// Half of what was used is forgotten after so long.
const HALF_LIFE_MS: f64 = 10_000.0;
/// Who has used more is ranked lower: about a fifth of one core for a person, for as long as they like.
const PERSON_SHARE_MS: f64 = 3_000.0;
/// The same for an address, where several people may be.
const SOURCE_SHARE_MS: f64 = 12_000.0;
/// So much lower: play then comes after the hints of others, and hints after their bots.
const OVERDRAWN_RANKS: usize = 2;
/// Beyond so many known ones, those who have used nothing are forgotten.
const KNOWN_MAX: usize = 1_024;

/// For whom work is done, as far as it is known.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Owner {
    /// Where they are.
    pub(crate) source: Option<Source>,
    /// Who they are.
    pub(crate) person: Option<PersonId>,
}

/// Too much waits already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Busy;

/// What one address or person has had.
#[derive(Debug, Default)]
struct Usage {
    running: usize,
    waiting: [usize; KINDS],
    used_ms: f64,
    at_ms: f64,
}

impl Usage {
    fn used_ms(&self, now_ms: f64) -> f64 {
        self.used_ms * (-(now_ms - self.at_ms).max(0.0) / HALF_LIFE_MS).exp2()
    }

    fn add(&mut self, used_ms: f64, now_ms: f64) {
        self.used_ms = self.used_ms(now_ms) + used_ms;
        self.at_ms = now_ms;
    }

    fn is_forgotten(&self, now_ms: f64) -> bool {
        self.running == 0 && self.waiting == [0; KINDS] && self.used_ms(now_ms) < 1.0
    }
}

/// What each of many has had.
#[derive(Debug)]
struct Usages<K>(HashMap<Option<K>, Usage>);

impl<K: Hash + Eq + Clone> Usages<K> {
    fn of(&mut self, key: Option<&K>, now_ms: f64) -> &mut Usage {
        if self.0.len() > KNOWN_MAX {
            self.0.retain(|_, usage| !usage.is_forgotten(now_ms));
        }
        self.0.entry(key.cloned()).or_default()
    }

    /// How many run, and how much was used.
    fn had(&self, key: &Option<K>, now_ms: f64) -> (usize, f64) {
        self.0.get(key).map_or((0, 0.0), |usage| (usage.running, usage.used_ms(now_ms)))
    }

    fn waiting(&self, key: Option<&K>, kind: Kind) -> usize {
        // Those who are not known are not one.
        key.and_then(|key| self.0.get(&Some(key.clone()))).map_or(0, |usage| usage.waiting[kind as usize])
    }
}

/// A piece of work.
#[derive(Debug)]
struct Job {
    id: u64,
    kind: Kind,
    owner: Owner,
    /// When it began, once it has.
    began_at_ms: f64,
}

/// All work that waits or is being done.
#[derive(Debug)]
pub(super) struct Queue {
    slots: usize,
    next_id: u64,
    /// In the order in which it came.
    waiting: Vec<Job>,
    running: Vec<Job>,
    sources: Usages<Source>,
    people: Usages<PersonId>,
}

impl Queue {
    /// So much is done at the same time, and one action more.
    pub(super) fn new(slots: usize) -> Queue {
        Queue {
            slots: slots.max(1),
            next_id: 0,
            waiting: Vec::new(),
            running: Vec::new(),
            sources: Usages(HashMap::new()),
            people: Usages(HashMap::new()),
        }
    }

    /// Takes a place in the queue.
    pub(super) fn push(&mut self, kind: Kind, owner: Owner, now_ms: f64) -> Result<u64, Busy> {
        let most = kind.waiting_max();
        let full = self.people.waiting(owner.person.as_ref(), kind) >= most
            || self.sources.waiting(owner.source.as_ref(), kind) >= PEOPLE_A_SOURCE * most
            || self.waiting.len() >= WAITING_MAX;
        if full {
            return Err(Busy);
        }
        let id = self.next_id;
        self.next_id += 1;
        let job = Job { id, kind, owner, began_at_ms: 0.0 };
        self.each_usage(&job.owner, now_ms, |usage| usage.waiting[kind as usize] += 1);
        self.waiting.push(job);
        Ok(id)
    }

    /// The next to begin, if anything may begin now.
    pub(super) fn next(&mut self, now_ms: f64) -> Option<u64> {
        let may = self.waiting.iter().enumerate().filter(|(_, job)| self.may_begin(job, now_ms));
        let (index, _) =
            may.min_by(|(_, a), (_, b)| self.place(a, now_ms).total_cmp(self.place(b, now_ms)))?;
        let mut job = self.waiting.remove(index);
        let kind = job.kind as usize;
        self.each_usage(&job.owner, now_ms, |usage| {
            usage.waiting[kind] -= 1;
            usage.running += 1;
        });
        job.began_at_ms = now_ms;
        let id = job.id;
        self.running.push(job);
        Some(id)
    }

    /// It is done, or nobody wants it any more.
    pub(super) fn leave(&mut self, id: u64, now_ms: f64) {
        if let Some(index) = self.waiting.iter().position(|job| job.id == id) {
            let job = self.waiting.remove(index);
            self.each_usage(&job.owner, now_ms, |usage| usage.waiting[job.kind as usize] -= 1);
        } else if let Some(index) = self.running.iter().position(|job| job.id == id) {
            let job = self.running.swap_remove(index);
            let used_ms = (now_ms - job.began_at_ms).max(0.0);
            self.each_usage(&job.owner, now_ms, |usage| {
                usage.running -= 1;
                usage.add(used_ms, now_ms);
            });
        }
    }

    /// How many wait.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    fn each_usage(&mut self, owner: &Owner, now_ms: f64, change: impl Fn(&mut Usage)) {
        change(self.sources.of(owner.source.as_ref(), now_ms));
        change(self.people.of(owner.person.as_ref(), now_ms));
    }

    /// An action finds a place even if all others think, unless its address has one already. What can wait leaves one.
    fn may_begin(&self, job: &Job, now_ms: f64) -> bool {
        let running = self.running.len();
        match job.kind {
            Kind::Play => {
                let (own, _) = self.sources.had(&job.owner.source, now_ms);
                running < self.slots || (running == self.slots && own < self.slots)
            }
            Kind::Asked | Kind::Bot => running < self.slots,
            Kind::Later => {
                let later = self.running.iter().filter(|job| job.kind == Kind::Later).count();
                running < self.slots && later < (self.slots / 2).max(1)
            }
        }
    }

    /// Its place in the queue: lower is sooner.
    fn place(&self, job: &Job, now_ms: f64) -> Place {
        let (source_running, source_used) = self.sources.had(&job.owner.source, now_ms);
        let (person_running, person_used) = self.people.had(&job.owner.person, now_ms);
        let known = job.owner.person.is_some();
        let overdrawn = source_used > SOURCE_SHARE_MS || (known && person_used > PERSON_SHARE_MS);
        let rank = job.kind as usize + if overdrawn { OVERDRAWN_RANKS } else { 0 };
        Place {
            rank,
            source: (source_running, source_used),
            person: (person_running, person_used),
            id: job.id,
        }
    }
}

/// Where a piece of work stands.
#[derive(Debug, Clone, Copy)]
struct Place {
    rank: usize,
    source: (usize, f64),
    person: (usize, f64),
    id: u64,
}

impl Place {
    fn total_cmp(self, other: Place) -> std::cmp::Ordering {
        let had = |a: (usize, f64), b: (usize, f64)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1));
        let by_source = self.rank.cmp(&other.rank).then(had(self.source, other.source));
        by_source.then(had(self.person, other.person)).then(self.id.cmp(&other.id))
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;
    use crate::entropy::Entropy;

    fn source(number: u8) -> Source {
        IpAddr::V4(Ipv4Addr::new(203, 0, 113, number)).into()
    }

    /// Someone at an address.
    fn someone(address: u8) -> Owner {
        Owner { source: Some(source(address)), person: Some(PersonId::draw(&Entropy::system())) }
    }

    /// A house whose time is a number: work takes as long as it is said to take.
    struct World {
        queue: Queue,
        now_ms: f64,
        /// By id: how long it takes, and when it came.
        jobs: HashMap<u64, (f64, f64)>,
        running: Vec<(f64, u64)>,
        /// By id: how long it waited.
        waits_ms: HashMap<u64, f64>,
    }

    impl World {
        fn new(slots: usize) -> World {
            let (jobs, waits_ms) = (HashMap::new(), HashMap::new());
            World { queue: Queue::new(slots), now_ms: 0.0, jobs, running: Vec::new(), waits_ms }
        }

        fn ask(&mut self, kind: Kind, owner: &Owner, takes_ms: f64) -> Result<u64, Busy> {
            let id = self.queue.push(kind, owner.clone(), self.now_ms)?;
            self.jobs.insert(id, (takes_ms, self.now_ms));
            self.begin();
            Ok(id)
        }

        fn begin(&mut self) {
            while let Some(id) = self.queue.next(self.now_ms) {
                let (takes_ms, came_at_ms) = self.jobs[&id];
                self.waits_ms.insert(id, self.now_ms - came_at_ms);
                self.running.push((self.now_ms + takes_ms, id));
            }
        }

        /// Lets time pass until then. Says what was done, in order.
        fn until(&mut self, end_ms: f64) -> Vec<u64> {
            let mut done = Vec::new();
            loop {
                self.running.sort_by(|a, b| a.0.total_cmp(&b.0));
                let Some((at_ms, id)) = self.running.first().copied().filter(|(at, _)| *at <= end_ms) else {
                    break;
                };
                self.running.remove(0);
                self.now_ms = at_ms;
                self.queue.leave(id, at_ms);
                done.push(id);
                self.begin();
            }
            self.now_ms = end_ms;
            done
        }
    }

    /// Issue 14.6: one guest's 20 tables of 12 experts made another's hint wait 4.8 s.
    #[test]
    fn a_hint_waits_for_one_thought_however_many_bots_another_has() {
        let (mut world, crowd, other) = (World::new(2), someone(1), someone(2));
        for _ in 0..220 {
            world.ask(Kind::Bot, &crowd, 500.0).unwrap();
        }
        for turn in 1..=20 {
            world.until(f64::from(turn) * 777.0);
            let hint = world.ask(Kind::Asked, &other, 280.0).unwrap();
            world.until(world.now_ms + 500.0);
            assert!(world.waits_ms[&hint] <= 500.0, "{turn}: {}", world.waits_ms[&hint]);
        }
    }

    /// Eight people set positions up without end: another's action is done at once, a thought or two at most later.
    #[test]
    fn play_is_never_behind_what_others_set_up() {
        let (mut world, player) = (World::new(2), someone(9));
        let crowd: Vec<Owner> = (1..=8).map(someone).collect();
        for step in 0..200 {
            for owner in &crowd {
                let _ = world.ask(Kind::Asked, owner, 1000.0);
            }
            if step % 10 == 0 {
                let action = world.ask(Kind::Play, &player, 30.0).unwrap();
                assert_eq!(world.waits_ms.get(&action), Some(&0.0), "step {step}");
            }
            world.until(world.now_ms + 100.0);
        }
    }

    /// Whoever has one address has one share, with however many names.
    #[test]
    fn an_address_with_many_people_has_the_share_of_one() {
        let (mut world, alone) = (World::new(1), someone(2));
        let crowd: Vec<Owner> = (0..20).map(|_| someone(1)).collect();
        let mut own = Vec::new();
        for _ in 0..30 {
            for owner in &crowd {
                world.ask(Kind::Bot, owner, 100.0).unwrap();
            }
            own.push(world.ask(Kind::Bot, &alone, 100.0).unwrap());
        }
        let done = world.until(4_000.0);
        let of_alone = done.iter().filter(|id| own.contains(id)).count();
        assert!((18..=22).contains(&of_alone), "{of_alone} of {}", done.len());
    }

    /// Within an address its people share alike.
    #[test]
    fn the_people_of_an_address_share_alike() {
        let (mut world, greedy, modest) = (World::new(1), someone(1), someone(1));
        for _ in 0..100 {
            world.ask(Kind::Bot, &greedy, 50.0).unwrap();
        }
        let own: Vec<u64> = (0..10).map(|_| world.ask(Kind::Bot, &modest, 50.0).unwrap()).collect();
        let done = world.until(1_100.0);
        assert!(own.iter().all(|id| done.contains(id)), "{done:?}");
    }

    /// Play goes before hints, hints before bots, and all of them before what nobody waits for.
    #[test]
    fn what_more_people_wait_for_is_done_first() {
        let mut world = World::new(1);
        world.ask(Kind::Later, &someone(1), 100.0).unwrap();
        let order = [Kind::Later, Kind::Bot, Kind::Asked].map(|kind| {
            let owner = someone(kind as u8 + 2);
            world.ask(kind, &owner, 100.0).unwrap()
        });
        let play = world.ask(Kind::Play, &someone(9), 10.0).unwrap();
        assert_eq!(world.waits_ms.get(&play), Some(&0.0), "an action has a place of its own");
        let [later, bot, asked] = order;
        let rest: Vec<u64> = world.until(1_000.0).into_iter().filter(|id| order.contains(id)).collect();
        assert_eq!(rest, [asked, bot, later]);
    }

    /// Actions without end do not keep the hints and bots of others from their turn for ever.
    #[test]
    fn who_plays_without_end_falls_behind_the_bots_of_others() {
        let (mut world, greedy, modest) = (World::new(1), someone(1), someone(2));
        for step in 0..200 {
            let _ = world.ask(Kind::Play, &greedy, 100.0);
            let _ = world.ask(Kind::Play, &greedy, 100.0);
            world.until(f64::from(step) * 100.0);
        }
        let bot = world.ask(Kind::Bot, &modest, 100.0).unwrap();
        let hint = world.ask(Kind::Asked, &modest, 100.0).unwrap();
        world.until(world.now_ms + 1_000.0);
        assert!(world.waits_ms[&hint] <= 100.0, "{}", world.waits_ms[&hint]);
        assert!(world.waits_ms[&bot] <= 400.0, "{}", world.waits_ms[&bot]);
    }

    /// Replays leave a place for those who are at a table, however many are asked for.
    #[test]
    fn what_nobody_waits_for_leaves_a_place() {
        let mut world = World::new(4);
        for number in 1..=20 {
            world.ask(Kind::Later, &someone(number), 10_000.0).unwrap();
        }
        assert_eq!(world.running.len(), 2);
        let hint = world.ask(Kind::Asked, &someone(30), 100.0).unwrap();
        assert_eq!(world.waits_ms.get(&hint), Some(&0.0));
    }

    /// Everyone has a bound on what may wait, and only their own.
    #[test]
    fn too_much_is_refused_to_who_has_it_waiting() {
        let (mut world, greedy) = (World::new(1), someone(1));
        let accepted = (0..100).filter(|_| world.ask(Kind::Asked, &greedy, 1e6).is_ok()).count();
        assert_eq!(accepted, 1 + Kind::Asked.waiting_max());
        assert!(world.ask(Kind::Asked, &someone(2), 1.0).is_ok());
        assert!(world.ask(Kind::Play, &greedy, 1.0).is_ok());
        let crowd = (0..100).filter(|_| world.ask(Kind::Asked, &someone(3), 1.0).is_ok()).count();
        assert_eq!(crowd, PEOPLE_A_SOURCE * Kind::Asked.waiting_max());
    }

    /// What nobody wants any more makes room, and nothing is counted for ever.
    #[test]
    fn what_is_left_is_forgotten() {
        let mut queue = Queue::new(1);
        for round in 0..5_000 {
            let now_ms = f64::from(round) * 1000.0;
            let owner = someone((round % 200) as u8);
            let first = queue.push(Kind::Asked, owner.clone(), now_ms).unwrap();
            let second = queue.push(Kind::Asked, owner, now_ms).unwrap();
            assert_eq!(queue.next(now_ms), Some(first));
            queue.leave(second, now_ms);
            queue.leave(first, now_ms + 1.0);
        }
        assert_eq!((queue.waiting.len(), queue.running.len()), (0, 0));
        assert!(queue.people.0.len() <= KNOWN_MAX + 1, "{}", queue.people.0.len());
    }
}
