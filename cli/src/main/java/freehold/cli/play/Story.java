package freehold.cli.play;

import freehold.kernel.Course;
import freehold.kernel.Position;
import freehold.kernel.Reading;
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

    private final List<Passage> passages = new ArrayList<>();

    /// Tells a move that is about to be played, as a viewer may know it.
    void tell(Position position, int move, Players players, int viewer) {
        var actor = position.actor();
        if (passages.isEmpty() || passages.getLast().actor() != actor) {
            var name = actor == Position.CHANCE ? "Chance" : players.name(actor);
            passages.add(new Passage(actor, name, new ArrayList<>(), new ArrayList<>()));
        }
        var isHidden = position.isSecret(move) && actor != viewer;
        passages.getLast().deeds().add(isHidden ? "decides something in secret" : position.tell(move));
        passages.getLast().tokens().add(isHidden ? "?" : position.token(move));
    }

    /// What was told since the last time somebody asked.
    List<String> news() {
        var news = passages.stream().map(Passage::toString).toList();
        passages.clear();
        return news;
    }

    /// The whole game, as one viewer may know it.
    static List<String> of(Course course, Players players, int viewer) {
        var story = new Story();
        var position = course.at(0);
        for (var ply : course.plies()) {
            var move = ((Reading.Move) position.read(ply.token())).move();
            story.tell(position, move, players, viewer);
            position.play(move);
        }
        return story.news();
    }
}
