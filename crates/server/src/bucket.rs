//! A token bucket: so many a second, and so many at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::config::Rate;

/// One bucket.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    tokens: f64,
    filled_at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, filled_at: now }
    }

    /// Takes `cost` tokens. What is missing is owed: the time until it is paid is the wait.
    pub(crate) fn take(&mut self, rate: Rate, cost: f64, now: Instant) -> Option<Duration> {
        let gained = now.duration_since(self.filled_at).as_secs_f64() * rate.per_second;
        self.tokens = (self.tokens + gained).min(rate.burst) - cost;
        self.filled_at = now;
        (self.tokens < 0.0).then(|| Duration::from_secs_f64(-self.tokens / rate.per_second))
    }

    /// Takes one token if it is there; what is refused costs nothing.
    fn try_take(&mut self, rate: Rate, now: Instant) -> Option<Duration> {
        let wait = self.take(rate, 1.0, now);
        if wait.is_some() {
            self.tokens += 1.0;
        }
        wait
    }
}

/// A generation holds at most this many, and two are kept.
const GENERATION_MAX: usize = 20_000;

/// A bucket for each of many, in two generations. When the young one is full it becomes the old one, and the old one is
/// forgotten: those who were not heard of for the length of a whole generation, never everyone at once. A limiter of a
/// library (`governor`) has no bound between its sweeps, which stop everyone while they look at each key.
pub(crate) struct Buckets<K> {
    rate: Rate,
    kept: Mutex<[HashMap<K, Bucket>; 2]>,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, kept: Mutex::default() }
    }

    /// Takes a token; or says how long to wait for it.
    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        let now = Instant::now();
        let mut kept = self.kept.lock().expect("counting does not panic");
        let [young, old] = &mut *kept;
        if young.len() >= GENERATION_MAX {
            *old = std::mem::take(young);
        }
        let known = old.remove(&key);
        let bucket = young.entry(key).or_insert_with(|| known.unwrap_or(Bucket::full(self.rate, now)));
        bucket.try_take(self.rate, now).map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_there_is_a_wait() {
        let (rate, start) = (Rate { per_second: 2.0, burst: 3.0 }, Instant::now());
        let mut bucket = Bucket::full(rate, start);
        assert!((0..3).all(|_| bucket.take(rate, 1.0, start).is_none()));
        assert_eq!(bucket.take(rate, 1.0, start), Some(Duration::from_millis(500)));
        assert_eq!(bucket.take(rate, 1.0, start), Some(Duration::from_secs(1)));
        assert_eq!(bucket.take(rate, 1.0, start + Duration::from_secs(5)), None);
    }

    /// However many come, who has just used up what they have is not forgotten, and memory is bounded.
    #[test]
    fn a_crowd_does_not_make_the_limiter_forget() {
        let buckets = Buckets::new(Rate { per_second: 1e-9, burst: 1.0 });
        assert!(buckets.take(usize::MAX).is_ok());
        for newcomer in 0..5 * GENERATION_MAX {
            assert!(buckets.take(newcomer).is_ok());
            if newcomer.is_multiple_of(GENERATION_MAX / 2) {
                assert!(buckets.take(usize::MAX).is_err(), "forgotten after {newcomer}");
            }
        }
        assert!(buckets.kept.lock().unwrap().iter().map(HashMap::len).sum::<usize>() <= 2 * GENERATION_MAX);
    }
}
