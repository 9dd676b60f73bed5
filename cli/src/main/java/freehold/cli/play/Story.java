package freehold.cli.play;

import freehold.kernel.Course;
import freehold.kernel.Position;
import freehold.kernel.Reading;
import java.util.ArrayList;
import java.util.List;

/// What has happened, in sentences; plies of one actor in a row make one sentence.
final class Story {
    private final List<String> sentences = new ArrayList<>();
    private int last = Position.NOBODY;

    /// Tells a move that is about to be played, as a viewer may know it.
    void tell(Position position, int move, Players players, int viewer) {
        var actor = position.actor();
        var isHidden = position.isSecret(move) && actor != viewer;
        var deed = isHidden ? "decides something in secret" : position.tell(move);
        if (actor == last) {
            sentences.add(sentences.removeLast() + "; " + deed);
        } else {
            var name = actor == Position.CHANCE ? "Chance" : players.name(actor);
            sentences.add(name + " " + deed);
        }
        last = actor;
    }

    /// What was told since the last time somebody asked.
    List<String> news() {
        var news = List.copyOf(sentences);
        sentences.clear();
        last = Position.NOBODY;
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
