package freehold.lab.puzzles;

import freehold.kernel.texts.Puzzle;
import java.util.List;

/// What is right in a position, and nothing else is.
///
/// @param tokens to be played in any order, all by the seat that acts
record Answer(Puzzle.Kind kind, List<String> tokens) {}
