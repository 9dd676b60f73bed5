package freehold.cli.play;

import freehold.cli.shell.Numbers;
import freehold.kernel.Position;
import freehold.kernel.Words;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How a game ended, in sentences.
final class Outcome {
    private Outcome() {}

    static List<String> sentences(Position position, Players players, Words words) {
        var ending = position.ending();
        return List.of(
                "The game is over: %s (%s)."
                        .formatted(words.of(ending.sentence()), ending.rule().name()),
                winners(position, players),
                scores(position, players));
    }

    private static String winners(Position position, Players players) {
        var names = Arrays.stream(position.winners()).mapToObj(players::name).toList();
        return switch (names.size()) {
            case 0 -> "Nobody wins.";
            case 1 -> "%s: the winner.".formatted(names.getFirst());
            default -> "%s share the win.".formatted(String.join(" and ", names));
        };
    }

    private static String scores(Position position, Players players) {
        var scores = position.scores();
        return IntStream.rangeClosed(1, position.seats())
                .mapToObj(seat -> players.name(seat) + " " + Numbers.plain(scores[seat - 1]))
                .collect(Collectors.joining(", ", "Score: ", "."));
    }
}
