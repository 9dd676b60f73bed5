/// Players and solvers, which know games only through the kernel.
///
/// [freehold.search.Mcts] is one thread's Monte Carlo tree search over a [freehold.search.Tree]; a
/// [freehold.search.Style] sets what it uses.
/// [freehold.search.Thinker] is the door for everybody else: it thinks about a position within a
/// [freehold.search.Budget] and gives an
/// [freehold.search.Analysis].
package freehold.search;
