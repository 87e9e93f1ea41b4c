//! What a search remembers: for each situation, what was tried there and how it came out.
//!
//! A node stands for all situations that look alike to the searcher. Which actions are legal there differs from one
//! imagined state to the next, so every action counts how often it could have been chosen.

use tabletop::Seat;

use crate::policy::Values;

/// No tree grows beyond this; trials go on in what is there.
const NODES_MAX: usize = 1 << 20;

/// Something that was tried, or could have been.
#[derive(Debug, Clone)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// The share that habit gives it.
    pub(crate) prior: f32,
    pub(crate) trials: u32,
    /// How often it could have been tried.
    pub(crate) available: u32,
    /// The sum of the chances to win of its seat.
    pub(crate) sum: f64,
    child: u32,
}

impl<A> Edge<A> {
    /// The mean chance to win of its seat.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.trials.max(1))
    }
}

/// A way from one node to the next: the node, and the number of the edge.
pub(crate) type Step = (u32, u32);

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Vec<Edge<A>>>,
    /// The edges of the legal actions of the moment.
    found: Vec<u32>,
}

impl<A: Clone + PartialEq> Tree<A> {
    pub(crate) const ROOT: u32 = 0;

    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: vec![Vec::new()], found: Vec::new() }
    }

    /// Finds the edges of these actions. Returns whether all were there.
    pub(crate) fn find(&mut self, node: u32, seat: Seat, legal: &[A]) -> bool {
        let edges = &self.nodes[node as usize];
        self.found.clear();
        for (index, action) in legal.iter().enumerate() {
            let is_it = |edge: &Edge<A>| edge.seat == seat && edge.action == *action;
            let place = match edges.get(index) {
                Some(edge) if is_it(edge) => Some(index),
                _ => edges.iter().position(is_it),
            };
            let Some(place) = place else { return false };
            self.found.push(place as u32);
        }
        true
    }

    /// Adds those of these actions that are not there yet, with the share that habit gives each.
    pub(crate) fn add(&mut self, node: u32, seat: Seat, legal: &[A], priors: &[f32]) {
        let edges = &mut self.nodes[node as usize];
        for (action, &prior) in legal.iter().zip(priors) {
            if !edges.iter().any(|edge| edge.seat == seat && edge.action == *action) {
                let action = action.clone();
                edges.push(Edge { seat, action, prior, trials: 0, available: 0, sum: 0.0, child: 0 });
            }
        }
        self.find(node, seat, legal);
    }

    /// The most promising of the edges found: what is known of each, and how little that is against what habit says.
    pub(crate) fn choose(&mut self, node: u32, exploration: f32) -> u32 {
        let edges = &mut self.nodes[node as usize];
        let (mut trials, mut sum) = (0, 0.0);
        for &index in &self.found {
            let edge = &mut edges[index as usize];
            edge.available += 1;
            trials += edge.trials;
            sum += edge.sum;
        }
        let untried = if trials == 0 { 0.0 } else { sum / f64::from(trials) };
        let promise = |index: u32| {
            let edge = &edges[index as usize];
            let mean = if edge.trials == 0 { untried } else { edge.mean() };
            let doubt = edge.prior * (edge.available as f32).sqrt() / (1 + edge.trials) as f32;
            mean as f32 + exploration * doubt
        };
        let mut best = (self.found[0], f32::NEG_INFINITY);
        for &index in &self.found {
            let promise = promise(index);
            if promise > best.1 {
                best = (index, promise);
            }
        }
        best.0
    }

    /// The edge of the legal action with this number, whatever is known of it.
    pub(crate) fn follow(&mut self, node: u32, number: usize) -> u32 {
        let edges = &mut self.nodes[node as usize];
        self.found.iter().for_each(|index| edges[*index as usize].available += 1);
        self.found[number]
    }

    pub(crate) fn edge(&self, (node, edge): Step) -> &Edge<A> {
        &self.nodes[node as usize][edge as usize]
    }

    pub(crate) fn edges(&self, node: u32) -> &[Edge<A>] {
        &self.nodes[node as usize]
    }

    /// The node behind an edge; none if the tree is full.
    pub(crate) fn behind(&mut self, (node, edge): Step) -> Option<u32> {
        let child = self.nodes[node as usize][edge as usize].child;
        if child != 0 {
            return Some(child);
        }
        if self.nodes.len() >= NODES_MAX {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Vec::new());
        self.nodes[node as usize][edge as usize].child = child;
        Some(child)
    }

    /// A trial came out like this.
    pub(crate) fn learn(&mut self, path: &[Step], values: &Values) {
        for &(node, edge) in path {
            let edge = &mut self.nodes[node as usize][edge as usize];
            edge.trials += 1;
            edge.sum += f64::from(values[edge.seat.index()]);
        }
    }
}
