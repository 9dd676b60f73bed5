/// Proofs that a seat wins: the replies that a winner needs, kept in a file.
///
/// Start with [freehold.search.proof.Proof]: its claims, and the positions that its replies lead to.
/// [freehold.search.proof.Checker] replays every reply of the losing side by the rules alone and finds the first hole.
/// [freehold.search.proof.Proofs] finds the proofs that are packed beside the games, for players. This package knows
/// only the kernel, and nothing of the search that found a proof.
package freehold.search.proof;
