package freehold.browser;

import freehold.answers.GameView;
import freehold.answers.GuideView;
import freehold.answers.LessonView;
import freehold.answers.RulebookView;
import freehold.answers.Teller;
import freehold.kernel.Game;
import freehold.kernel.texts.Lesson;
import freehold.kernel.texts.Rulebook;

/// What there is to read about games.
final class Books {
    private Books() {}

    static String games(Teller teller) {
        return Answers.list(GameView.all(teller.words()));
    }

    static String rules(Game game, Teller teller) {
        return Answers.list(GameView.rules(game, teller));
    }

    static String rulebook(Game game, Teller teller) {
        return RulebookView.of(Rulebook.of(game, teller.language())).json();
    }

    static String guide(Game game, Teller teller) {
        return GuideView.of(game, teller.language()).json();
    }

    static String lesson(Game game, Teller teller) {
        return Answers.list(LessonView.of(Lesson.of(game), teller.language()));
    }
}
