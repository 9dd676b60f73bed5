package freehold.cli.play;

import freehold.kernel.Course;
import freehold.kernel.Log;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What has happened, in sentences; plies of one actor in a row make one sentence.
final class Recap {
    /// Draws in a row that are still told one by one; the setup of a game may take dozens.
    private static final int FEW_DRAWS = 3;

    private record Passage(int actor, List<Phrase> deeds) {
        Phrase told() {
            var deed = Phrase.joined("%s; %s", deeds);
            return actor == Position.CHANCE
                    ? Phrase.of("Chance: %s", deed)
                    : Phrase.of("%s %s", new SeatName(actor), deed);
        }

        Phrase toldInShort() {
            return actor == Position.CHANCE && deeds.size() > FEW_DRAWS
                    ? Phrase.of("Chance draws %s times; 'log' tells what.", deeds.size())
                    : told();
        }
    }

    private final List<Passage> passages = new ArrayList<>();

    private Recap() {}

    /// The whole game as one viewer may know it; once it is over, nothing is secret any more.
    static List<Phrase> of(Course course, int viewer) {
        return passages(course, 0, viewer).map(Passage::told).toList();
    }

    /// The game from a ply on, without draws that the board shows anyway.
    static List<Phrase> news(Course course, int from, int viewer) {
        return passages(course, from, viewer).map(Passage::toldInShort).toList();
    }

    private static Stream<Passage> passages(Course course, int from, int viewer) {
        var recap = new Recap();
        for (var line : Log.of(course, viewer).subList(from, course.plies().size())) {
            recap.add(line.by(), line.text());
        }
        return recap.passages.stream();
    }

    private void add(int actor, Phrase deed) {
        if (passages.isEmpty() || passages.getLast().actor() != actor) {
            passages.add(new Passage(actor, new ArrayList<>()));
        }
        passages.getLast().deeds().add(deed);
    }
}
