/// Players and solvers, which know games only through the kernel.
///
/// [freehold.search.Thinker] is the door for everybody else: it thinks about a position within a
/// [freehold.search.Budget] and gives an [freehold.search.Analysis]. Inside, [freehold.search.Mcts] is one thread's
/// Monte Carlo tree search over a [freehold.search.GrowingTree], which threads may share, and a
/// [freehold.search.Tally] sums up what trees say.
/// [freehold.search.Opponent] plays at a level, [freehold.search.exact.Solver] finds exact values.
package freehold.search;
