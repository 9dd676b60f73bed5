/// Puzzles from played games: [freehold.lab.puzzles.PuzzleMaker] plays a game between levels and looks at its
/// positions from the end on. A [freehold.lab.puzzles.Judge] says whether exactly one answer is right there, by proof
/// ([freehold.lab.puzzles.ProvenJudge]) or by long search ([freehold.lab.puzzles.SearchJudge]).
/// [freehold.lab.puzzles.Grading] measures how hard it is to find. Games are known only through the kernel.
package freehold.lab.puzzles;
