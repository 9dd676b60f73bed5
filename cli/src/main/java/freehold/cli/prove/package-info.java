/// The command that finds and checks proofs of who wins.
///
/// Start with [freehold.cli.prove.ProveCommand]; a [freehold.cli.prove.ProofSearch] finds, a
/// [freehold.cli.prove.ProofCheck] checks.
package freehold.cli.prove;
