/// Finds proofs: who wins, and by which replies.
///
/// Start with [freehold.lab.prove.Prover]. Each thread is a [freehold.lab.prove.Walk] over all replies of the losing
/// side; what any of them has proven goes to the [freehold.lab.prove.Journal], from which a later run goes on. Whether
/// a proof holds is not for this package to say, but for [freehold.search.proof.Checker].
package freehold.lab.prove;
