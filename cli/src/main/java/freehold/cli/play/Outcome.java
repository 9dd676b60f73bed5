package freehold.cli.play;

import freehold.kernel.position.Position;
import freehold.kernel.telling.Numbers;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// How a game ended, in sentences.
final class Outcome {
    private Outcome() {}

    static List<Phrase> sentences(Position position) {
        var ending = position.ending();
        return List.of(
                Phrase.of(
                        "The game is over: %s (%s).",
                        Phrase.of(ending.sentence()), ending.rule().name()),
                winners(position),
                scores(position));
    }

    private static Phrase winners(Position position) {
        var names = Arrays.stream(position.winners())
                .mapToObj(seat -> Phrase.of("%s", new SeatName(seat)))
                .toList();
        return switch (names.size()) {
            case 0 -> Phrase.of("Nobody wins.");
            case 1 -> Phrase.of("%s: the winner.", names.getFirst());
            default -> Phrase.of("%s share the win.", Phrase.joined("%s and %s", names));
        };
    }

    private static Phrase scores(Position position) {
        var scores = position.scores();
        var each = IntStream.rangeClosed(1, position.seats())
                .mapToObj(seat -> Phrase.of("%s %s", new SeatName(seat), score(scores[seat - 1])))
                .toList();
        return Phrase.of("Score: %s.", Phrase.joined("%s, %s", each));
    }

    /// With the minus that the games' tables have.
    private static String score(double score) {
        return Numbers.plain(score).toString().replace('-', '−');
    }
}
