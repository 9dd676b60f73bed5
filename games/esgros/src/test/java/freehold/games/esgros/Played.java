package freehold.games.esgros;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.esgros.rules.Position;
import freehold.kernel.position.Ruling;
import freehold.records.FgnReader;

/// Positions for tests, by the tokens that lead to them.
public final class Played {
    private Played() {}

    public static Position after(String options, String tokens) {
        var game = new Rules();
        var position = game.start(game.setup(2, FgnReader.options(options)));
        for (var token : tokens.split(" ", -1)) {
            play(position, token);
        }
        return position;
    }

    public static void play(Position position, String token) {
        position.playLegal(move(position, token));
    }

    public static int move(Position position, String token) {
        assertThat(position.judge(token)).as(token).isInstanceOf(Ruling.Legal.class);
        return ((Ruling.Legal) position.judge(token)).move();
    }
}
