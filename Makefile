# What a person runs. Each target works on a fresh clone with only cargo and node, or says in one line what is missing.

CARGO ?= cargo
NPM ?= npm
TARGET = $(abspath $(or $(CARGO_TARGET_DIR),target))

.PHONY: help play check test web bench golden lengths doc need-cargo need-node

help:
	@echo "make play    builds everything and opens the house on http://localhost:8080"
	@echo "make test    every test, the browser's included"
	@echo "make check   format, lints, types, tidy"
	@echo "make bench   figures: a table, and target/bench.json"
	@echo "make golden  golden games, examples in docs and generated types, made anew: read the diff before you commit it"
	@echo "make lengths how long games take, measured anew: run it after a change of rules or bots"
	@echo "make doc     the documentation of all crates, in target/doc"

play: need-cargo web
	$(CARGO) run --release --locked -p sobremesa -- serve

check: need-cargo web/node_modules/.installed
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) run --quiet --locked -p tidy
	cd web && $(NPM) run --silent check

test: need-cargo web
	$(CARGO) test --workspace --all-targets --locked
	$(CARGO) test --workspace --doc --locked
	cd web && $(NPM) test
	cd web && SOBREMESA=$(TARGET)/debug/sobremesa $(NPM) run e2e

web: web/node_modules/.installed
	cd web && $(NPM) run --silent build

web/node_modules/.installed: web/package-lock.json | need-node
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

bench: need-cargo
	@mkdir -p target
	$(CARGO) run --release --locked -p balance --example bench_balance >target/bench-balance.json
	$(CARGO) run --release --locked -p bench -- target/bench-balance.json

golden: need-cargo
	INSTA_UPDATE=always SOBREMESA_UPDATE=1 $(CARGO) test --workspace --all-targets --no-fail-fast

lengths: need-cargo
	$(CARGO) run --release --locked -p bots --example lengths

doc: need-cargo
	$(CARGO) doc --workspace --no-deps

need-cargo:
	@command -v $(CARGO) >/dev/null || { echo "cargo is missing: https://rustup.rs installs it"; exit 1; }

need-node:
	@command -v $(NPM) >/dev/null || { echo "npm is missing: https://nodejs.org has Node.js 20 or newer"; exit 1; }
