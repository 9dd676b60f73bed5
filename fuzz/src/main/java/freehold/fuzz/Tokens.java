package freehold.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import freehold.kernel.position.Dice;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.List;
import java.util.Map;

/// The door of the rules: any token, somewhere in a game.
public final class Tokens {
    private static final int MOST_PLIES = 200;
    private static final List<Game> GAMES = List.copyOf(Games.all());

    private Tokens() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        var game = GAMES.get(data.consumeInt(0, GAMES.size() - 1));
        var seats = data.consumeInt(game.seats().min(), game.seats().max());
        var position = game.start(game.setup(seats, Map.of()));
        advance(position, new Dice(data.consumeLong()), data.consumeInt(0, MOST_PLIES));
        judge(position, data.consumeRemainingAsString());
    }

    private static void advance(Position position, Dice dice, int plies) {
        for (var i = 0; i < plies && !position.isOver(); i++) {
            var moves = position.legalMoves();
            position.playLegal(moves[dice.below(moves.length)]);
        }
    }

    private static void judge(Position position, String token) {
        var before = position.hash();
        var isLegal = position.judge(token) instanceof Ruling.Legal;
        if (isLegal != position.legalTokens().contains(token)) {
            throw new IllegalStateException("'%s' is called %s".formatted(token, isLegal ? "legal" : "illegal"));
        }
        if (position.hash() != before) {
            throw new IllegalStateException("judging '%s' changed the position".formatted(token));
        }
    }
}
