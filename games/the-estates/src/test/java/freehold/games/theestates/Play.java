package freehold.games.theestates;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Stage;
import freehold.kernel.Course;
import freehold.kernel.position.Ruling;
import java.util.List;
import java.util.Map;

/// A game for a test, played by tokens. The offer is always the same:
///
///     1: B1 B2 B3 B4 B5 B6 G1 G2
///     2: G3 G4 G5 G6 Y1 Y2 Y3 Y4
///     3: Y5 Y6 R1 R2 R3 R4 R5 R6
public final class Play {
    public static final String OFFER = "B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 Y1 Y2 Y3 Y4 Y5 Y6 R1 R2 R3 R4 R5 R6";

    private final Course course;

    private Play(int seats, int rounds, String money) {
        var game = new Rules();
        course = new Course(game, game.setup(seats, Map.of("rounds", "" + rounds, "money", money)));
        play(OFFER);
    }

    public static Play with(int seats) {
        return new Play(seats, 1, "hidden");
    }

    public static Play rounds(int seats, int rounds) {
        return new Play(seats, rounds, "hidden");
    }

    public static Play open(int seats) {
        return new Play(seats, 1, "open");
    }

    public Play play(String tokens) {
        for (var token : tokens.split(" ", -1)) {
            assertThat(course.play(token)).as(token).isInstanceOf(Ruling.Legal.class);
        }
        return this;
    }

    /// A turn in which nobody bids and the auctioneer, who stows nothing, uses the piece: `R6 A1`, `roof roof2 A1`.
    public Play turn(String tokens) {
        var words = List.of(tokens.split(" ", -1));
        if (position().stage().kind() == Stage.Kind.STOW) {
            play("hold");
        }
        words.subList(0, words.size() - 1).forEach(this::play);
        while (position().stage().kind() == Stage.Kind.BID) {
            play("pass");
        }
        return play(words.getLast());
    }

    public Play turns(String... turns) {
        List.of(turns).forEach(this::turn);
        return this;
    }

    public Position position() {
        return (Position) course.position();
    }

    public List<String> legal() {
        return position().legalTokens();
    }

    public String refusal(String token) {
        return ((Ruling.Refused) position().judge(token)).message();
    }
}
