package freehold.cli.play;

import freehold.kernel.Chronicle;
import freehold.kernel.Course;
import freehold.kernel.Position;
import freehold.kernel.Words;
import java.util.ArrayList;
import java.util.List;

/// What has happened, in sentences; plies of one actor in a row make one sentence.
final class Story {
    /// Draws in a row that are still told one by one; the setup of a game may take dozens.
    private static final int FEW_DRAWS = 3;

    private record Passage(int actor, String name, List<String> deeds, List<String> tokens) {
        @Override
        public String toString() {
            return actor == Position.CHANCE && deeds.size() > FEW_DRAWS
                    ? "%s draws %s".formatted(name, String.join(" ", tokens))
                    : "%s %s".formatted(name, String.join("; ", deeds));
        }
    }

    private final Players players;
    private final List<Passage> passages = new ArrayList<>();

    private Story(Players players) {
        this.players = players;
    }

    /// The game from a ply on, as one viewer may know it; once it is over, nothing is secret any more.
    static List<String> of(Course course, int from, Players players, int viewer, Words words) {
        var story = new Story(players);
        for (var line :
                Chronicle.of(course, viewer).subList(from, course.plies().size())) {
            story.add(
                    line.by(),
                    line.text().in(words),
                    course.plies().get(line.ply() - 1).token());
        }
        return story.passages.stream().map(Passage::toString).toList();
    }

    private void add(int actor, String deed, String token) {
        if (passages.isEmpty() || passages.getLast().actor() != actor) {
            var name = actor == Position.CHANCE ? "Chance" : players.name(actor);
            passages.add(new Passage(actor, name, new ArrayList<>(), new ArrayList<>()));
        }
        passages.getLast().deeds().add(deed);
        passages.getLast().tokens().add(token);
    }
}
