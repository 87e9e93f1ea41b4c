# What a person runs. Each target works on a fresh clone with only cargo (and, for the browser, node).

CARGO ?= cargo

.PHONY: help check test bench golden doc

help:
	@echo "make check   format, lints, tidy"
	@echo "make test    every test"
	@echo "make bench   figures: a table, and target/bench.json"
	@echo "make golden  golden games and examples in docs, made anew: read the diff before you commit it"
	@echo "make doc     the documentation of all crates, in target/doc"

check:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) run --quiet --locked -p tidy

test:
	$(CARGO) test --workspace --all-targets --locked
	$(CARGO) test --workspace --doc --locked

bench:
	$(CARGO) run --release --locked -p bench

golden:
	INSTA_UPDATE=always SOBREMESA_UPDATE=1 $(CARGO) test --workspace --all-targets

doc:
	$(CARGO) doc --workspace --no-deps
