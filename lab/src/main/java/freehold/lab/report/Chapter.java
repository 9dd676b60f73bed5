package freehold.lab.report;

import java.util.List;

/// The answer to one question about a game.
///
/// @param sentences what was found, in words; they stand at the top of the page
record Chapter(String title, List<String> sentences, List<Figure> figures, List<Table> tables) {}
