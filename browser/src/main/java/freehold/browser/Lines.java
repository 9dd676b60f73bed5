package freehold.browser;

import freehold.answers.Replay;
import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Log;
import freehold.kernel.Setup;
import freehold.kernel.position.Ruling;
import freehold.records.FgnReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The games that questions are about. Whoever plays or steps on asks about the next ply of the same game, so the last
/// one is kept, and only what is new is played and told.
final class Lines {
    private Optional<Line> last = Optional.empty();

    /// A game, to look at.
    ///
    /// @param played the tokens as they came
    record Line(Course course, Log log, List<String> played) {
        private boolean leadsTo(Game game, Setup setup, List<String> plies) {
            return course.game().equals(game)
                    && course.setup().equals(setup)
                    && played.size() <= plies.size()
                    && plies.subList(0, played.size()).equals(played);
        }

        private void play(String token) {
            var position = course.position();
            switch (position.judge(token)) {
                case Ruling.Legal(var move) -> {
                    log.add(position, move, token);
                    course.playLegal(move, token);
                }
                case Ruling.Refused refusal ->
                    throw new IllegalPly(new Replay.Stop(course.plies().size(), token, refusal));
            }
        }
    }

    /// The game that a question describes.
    ///
    /// @throws IllegalPly if it can't be played like that
    Line line(Question question) {
        var game = game(question);
        var setup = game.setup(seats(game, question), options(question), question.field("start"));
        var plies = question.words("plies");
        var from = last.filter(line -> line.leadsTo(game, setup, plies))
                .orElseGet(() -> new Line(new Course(game, setup), new Log(), List.of()));
        last = Optional.empty();
        plies.subList(from.played.size(), plies.size()).forEach(from::play);
        var line = new Line(from.course, from.log, plies);
        last = Optional.of(line);
        return line;
    }

    /// The same without its sentences.
    Course course(Question question) {
        return line(question).course();
    }

    /// The setup that a question describes, wherever the game starts.
    static Setup setup(Game game, Question question) {
        return game.setup(seats(game, question), options(question));
    }

    private static int seats(Game game, Question question) {
        return question.number("seats", game.seats().min());
    }

    private static Map<String, String> options(Question question) {
        return FgnReader.options(question.word("options"));
    }

    /// The game that a question names.
    static Game game(Question question) {
        var present = Games.named(question.word("game"));
        return present.inEdition(question.number("edition", present.edition()));
    }
}
