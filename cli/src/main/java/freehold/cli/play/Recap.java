package freehold.cli.play;

import freehold.kernel.Course;
import freehold.kernel.Log;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.ArrayList;
import java.util.List;

/// What has happened, in sentences; plies of one actor in a row make one sentence.
final class Recap {
    /// Draws in a row that are still told one by one; the setup of a game may take dozens.
    private static final int FEW_DRAWS = 3;

    private record Passage(int actor, List<Phrase> deeds, List<String> tokens) {
        Phrase told() {
            var deed = Phrase.joined("%s; %s", deeds);
            if (actor != Position.CHANCE) {
                return Phrase.of("%s %s", new SeatName(actor), deed);
            }
            return deeds.size() > FEW_DRAWS
                    ? Phrase.of("Chance draws %s", String.join(" ", tokens))
                    : Phrase.of("Chance: %s", deed);
        }
    }

    private final List<Passage> passages = new ArrayList<>();

    private Recap() {}

    /// The game from a ply on, as one viewer may know it; once it is over, nothing is secret any more.
    static List<Phrase> of(Course course, int from, int viewer) {
        var recap = new Recap();
        for (var line : Log.of(course, viewer).subList(from, course.plies().size())) {
            recap.add(line.by(), line.text(), course.plies().get(line.ply() - 1).token());
        }
        return recap.passages.stream().map(Passage::told).toList();
    }

    private void add(int actor, Phrase deed, String token) {
        if (passages.isEmpty() || passages.getLast().actor() != actor) {
            passages.add(new Passage(actor, new ArrayList<>(), new ArrayList<>()));
        }
        passages.getLast().deeds().add(deed);
        passages.getLast().tokens().add(token);
    }
}
