//! Numbers about the house, for Prometheus. Each house has its own: nothing is global.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) actions: Counter,
    pub(crate) refusals: Counter,
    pub(crate) messages_in: Counter,
    pub(crate) messages_out: Counter,
    pub(crate) bytes_out: Counter,
    pub(crate) frames_out: Counter,
    pub(crate) frames_lost: Counter,
    pub(crate) dropped_slow: Counter,
    pub(crate) dropped_flooding: Counter,
    pub(crate) time_ups: Counter,
    pub(crate) work_waiting: Gauge,
    pub(crate) panics: Counter,
    pub(crate) save_seconds: Histogram,
    pub(crate) step_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let seconds = || Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        let mut metrics = Metrics {
            registry: Registry::with_prefix("sobremesa"),
            tables: Gauge::default(),
            connections: Gauge::default(),
            actions: Counter::default(),
            refusals: Counter::default(),
            messages_in: Counter::default(),
            messages_out: Counter::default(),
            bytes_out: Counter::default(),
            frames_out: Counter::default(),
            frames_lost: Counter::default(),
            dropped_slow: Counter::default(),
            dropped_flooding: Counter::default(),
            time_ups: Counter::default(),
            work_waiting: Gauge::default(),
            panics: Counter::default(),
            save_seconds: seconds(),
            step_seconds: seconds(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register("panics", "Tables closed by a panic of their rules", self.panics.clone());
        registry.register(
            "work_waiting",
            "Thoughts, replays and the like that wait",
            self.work_waiting.clone(),
        );
        registry.register("connections", "Open sockets", self.connections.clone());
        registry.register("actions", "Actions done", self.actions.clone());
        registry.register("refusals", "Things asked for and refused", self.refusals.clone());
        registry.register("messages_in", "Messages of guests", self.messages_in.clone());
        registry.register("messages_out", "Messages to guests", self.messages_out.clone());
        registry.register("bytes_out", "Bytes of messages to guests", self.bytes_out.clone());
        registry.register("frames_out", "Moments of live hands shown", self.frames_out.clone());
        registry.register("frames_lost", "Moments and films lost by slow readers", self.frames_lost.clone());
        registry.register("dropped_slow", "Connections that did not keep up", self.dropped_slow.clone());
        registry.register(
            "dropped_flooding",
            "Connections that sent too much",
            self.dropped_flooding.clone(),
        );
        registry.register("time_ups", "Actions played because time was up", self.time_ups.clone());
        registry.register("save_seconds", "From an action to the disk", self.save_seconds.clone());
        registry.register("step_seconds", "From an action to its broadcast", self.step_seconds.clone());
    }

    /// All of them, as Prometheus reads them.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a text does not fail");
        text
    }
}
