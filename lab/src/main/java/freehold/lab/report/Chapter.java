package freehold.lab.report;

import java.util.List;

/// The answer to one question about a game.
///
/// @param sentences what was found, in words; they stand at the top of the page
record Chapter(String title, List<String> sentences, List<Figure> figures, List<Sheet<?>> sheets) {
    /// For a question that the games of a study can't answer.
    static Chapter without(String title, String why) {
        return new Chapter(title, List.of(why), List.of(), List.of());
    }
}
