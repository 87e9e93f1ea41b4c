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

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.tokens + now.duration_since(self.filled_at).as_secs_f64() * rate.per_second >= rate.burst
    }
}

/// More than this many are never kept: when they are reached, those that are full again are forgotten.
const BUCKETS_MAX: usize = 20_000;

/// A bucket for each of many.
pub(crate) struct Buckets<K> {
    rate: Rate,
    kept: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, kept: Mutex::new(HashMap::new()) }
    }

    /// Takes a token; or says how long to wait for it.
    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        let now = Instant::now();
        let mut kept = self.kept.lock().expect("counting does not panic");
        if kept.len() >= BUCKETS_MAX {
            kept.retain(|_, bucket| !bucket.is_full(self.rate, now));
            if kept.len() >= BUCKETS_MAX {
                kept.clear();
            }
        }
        let bucket = kept.entry(key).or_insert_with(|| Bucket::full(self.rate, now));
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
}
