package freehold.browser;

import freehold.kernel.Game;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.kernel.wire.JsonWriter;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Playout;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.net.Nets;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/// What tests want to know: whether search does here what it does on the JVM, and how fast the rules are.
final class Checks {
    private static final int NODES = 2_000;
    private static final int PLAYOUTS_BETWEEN_LOOKS = 16;
    private static final int DIGITS = 16;

    private Checks() {}

    /// How often search tried each move, in one number, as `signatures.txt` has it.
    static String signature(Question question) {
        var game = Lines.game(question);
        var position = decision(game, question.number("seats", 2), question.number("after", 0));
        Supplier<Knowledge> knowledge = question.word("agent").equals("uct") ? Knowledge::none : game::knowledge;
        var analysis =
                new Thinker(position, knowledge, 1, Clock.WALL).think(position, Budget.ofNodes(NODES), Watch.SILENT);
        var digest = Long.toHexString(digest(analysis));
        return new JsonWriter()
                .text(analysis.best().token() + " " + "0".repeat(DIGITS - digest.length()) + digest)
                .toString();
    }

    /// A position after so many random plies in which a seat has a choice; fewer where the game is over before that.
    private static Position decision(Game game, int seats, int plies) {
        var position = game.start(game.setup(seats, Map.of()));
        var scratch = new int[Position.MOST_MOVES];
        var dice = new Dice(plies);
        for (var i = 0; i < plies || position.actor() == Position.CHANCE || position.legalMoves().length < 2; i++) {
            if (position.isOver()) {
                return decision(game, seats, plies / 2);
            }
            position.playLegal(position.pick(dice, scratch));
        }
        return position;
    }

    private static long digest(Analysis analysis) {
        var digest = analysis.nodes();
        for (var candidate : analysis.candidates()) {
            digest = Mix.of(digest, candidate.token().hashCode());
            digest = Mix.of(digest, Math.round(candidate.share() * NODES));
        }
        return digest;
    }

    /// Random playouts a second from the start, with the usual seats and options; or positions a second that the net
    /// of that setup judges, 0 without a net.
    static String speed(Question question) {
        var game = Lines.game(question);
        var setup = game.setup(game.seats().usual(), Map.of());
        var millis = question.number("millis", 1_000);
        return new JsonWriter()
                .number(
                        question.word("agent").equals("net")
                                ? Nets.judgedPlayout(game, setup, new Dice(1))
                                        .map(playout -> speed(millis, playout::run))
                                        .orElse(0L)
                                : playouts(new Playout(game.start(setup), new Dice(1)), millis))
                .toString();
    }

    private static long playouts(Playout playout, int millis) {
        return speed(millis, () -> {
            for (var i = 0; i < PLAYOUTS_BETWEEN_LOOKS; i++) {
                playout.run();
            }
            return PLAYOUTS_BETWEEN_LOOKS;
        });
    }

    /// How much is done a second.
    private static long speed(int millis, IntSupplier work) {
        var begin = System.nanoTime();
        var end = begin + millis * 1_000_000L;
        var done = 0L;
        while (System.nanoTime() < end) {
            done += work.getAsInt();
        }
        return Math.round(done * 1e9 / (System.nanoTime() - begin));
    }
}
