/// A position and its moves: what is legal, what follows, who wins.
///
/// Start with [freehold.kernel.position.Position]. Moves are ints; [freehold.kernel.position.Telling] puts them into
/// words. Randomness comes only from the [freehold.kernel.position.Dice] that a caller hands in.
package freehold.kernel.position;
