package freehold.server.api;

import freehold.answers.GameView;
import freehold.answers.GuideView;
import freehold.answers.LessonView;
import freehold.answers.RulebookView;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.texts.Lesson;
import freehold.kernel.texts.Rulebook;
import freehold.server.http.Exchange;
import freehold.server.http.Speech;
import freehold.server.table.Refused;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What can be played, and by which rules.
public final class GamesResource {
    private final Map<Speech, List<freehold.wire.game.Game>> cards = new ConcurrentHashMap<>();

    /// `GET /games`
    public void list(Exchange exchange) {
        exchange.sendAll(cards.computeIfAbsent(exchange.speech(), speech -> GameView.all(speech.words())));
    }

    /// `GET /games/{id}/rules`
    public void rules(Exchange exchange) {
        exchange.sendAll(GameView.rules(game(exchange), exchange.speech()));
    }

    /// `GET /games/{id}/rulebook`
    public void rulebook(Exchange exchange) {
        exchange.send(
                RulebookView.of(Rulebook.of(game(exchange), exchange.speech().language())));
    }

    /// `GET /games/{id}/guide`
    public void guide(Exchange exchange) {
        exchange.send(GuideView.of(game(exchange), exchange.speech().language()));
    }

    /// `GET /games/{id}/lesson`
    public void lesson(Exchange exchange) {
        var lesson = Lesson.of(game(exchange));
        exchange.sendAll(LessonView.of(lesson, exchange.speech().language()));
    }

    private static Game game(Exchange exchange) {
        try {
            var present = Games.named(exchange.path("id"));
            return present.inEdition(exchange.number("edition", present.edition()));
        } catch (InvalidSetup e) {
            throw new Refused(Refused.Code.NOT_FOUND, e.phrase());
        }
    }
}
