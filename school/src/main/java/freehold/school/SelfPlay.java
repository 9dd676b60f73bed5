package freehold.school;

import freehold.kernel.mind.Features;
import freehold.kernel.mind.Trail;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.search.GumbelRoot;
import freehold.search.net.NetKnowledge;
import freehold.search.net.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// A net plays against itself. Each game follows from the weights and its seed alone, so it does not matter which
/// thread plays it.
final class SelfPlay {
    /// One game in so many does without what evens out the first move.
    private static final int UNEVENED = 8;

    /// The first turn is the most even of one to so many random ones.
    private static final int MOST_FIRST_TURNS = 16;

    /// Where nothing evens out the first move, every other game begins with at most so many random plies.
    private static final int RANDOM_PLIES = 4;

    private final Subject subject;
    private final Recipe recipe;
    private final Features features;
    private final NetKnowledge knowledge;
    private final int[] rows;
    private final int[] moves = new int[Position.MOST_MOVES];
    private final double[] shares;

    SelfPlay(Subject subject, Recipe recipe, Shape shape, float[][] weights) {
        this.subject = subject;
        this.recipe = recipe;
        features = subject.features();
        knowledge = subject.knowledge(shape, weights);
        rows = new int[features.mostActive()];
        shares = new double[subject.setup().seats()];
    }

    /// What was thought at one ply: a sample, but for the result, which is not known yet.
    private record Moment(Sample sample, int actor, Thought thought) {}

    /// A game by the net, each move by a short search, some by a longer one.
    List<Sample> play(long seed) {
        var dice = new Dice(seed);
        var position = opened(dice);
        var root = new GumbelRoot(position, knowledge, recipe.play().considered(), Mix.of(seed));
        return play(position, dice, () -> {
            root.think(position, simulations(dice));
            return Thought.of(root, shares.length);
        });
    }

    private int simulations(Dice dice) {
        var play = recipe.play();
        return play.thorough() > 0 && dice.below(play.thorough()) == 0
                ? play.thoroughSimulations()
                : play.simulations();
    }

    /// A game by the game's own knowledge.
    List<Sample> playTaught(long seed) {
        var dice = new Dice(seed);
        var position = opened(dice);
        var teacher = new Teacher(subject, position, recipe.play().taughtNodes(), Mix.of(seed));
        return play(position, dice, () -> teacher.think(position));
    }

    private List<Sample> play(Position position, Dice dice, Supplier<Thought> player) {
        return moments(position, dice, player).stream().map(this::sample).toList();
    }

    /// Plays to where the result is known; it is then in [#shares].
    private List<Moment> moments(Position position, Dice dice, Supplier<Thought> player) {
        var moments = new ArrayList<Moment>();
        while (!isDecided(position)) {
            if (position.actor() == Position.CHANCE) {
                position.playLegal(position.pick(dice, moves));
                continue;
            }
            var thought = player.get();
            if (thought.isProven()) {
                award(thought.winner());
                break;
            }
            if (thought.moves().length > 1) {
                moments.add(moment(position, thought));
            }
            position.playLegal(thought.move());
        }
        return moments;
    }

    private Position opened(Dice dice) {
        var setup = subject.setup();
        var position =
                subject.game().start(dice.below(UNEVENED) == 0 ? subject.game().unevened(setup) : setup);
        open(position, dice);
        return position;
    }

    /// A first turn that can be taken over is no search's business ([Position#canBeTakenOver]): here it is random, but
    /// not always far from even.
    private void open(Position position, Dice dice) {
        if (position.canBeTakenOver()) {
            position.set(firstTurn(position, dice));
        } else if (dice.below(2) == 0) {
            for (var plies = dice.below(RANDOM_PLIES); plies >= 0 && !position.isOver(); plies--) {
                position.playLegal(position.pick(dice, moves));
            }
        }
    }

    private Position firstTurn(Position start, Dice dice) {
        var best = start;
        var bestEvenness = Double.NEGATIVE_INFINITY;
        for (var turns = 1 + dice.below(MOST_FIRST_TURNS); turns > 0; turns--) {
            var turn = start.copy();
            while (turn.canBeTakenOver()) {
                turn.playLegal(any(turn, dice));
            }
            var evenness = turn.isOver() ? Double.NEGATIVE_INFINITY : evenness(turn, dice);
            best = evenness > bestEvenness ? turn : best;
            bestEvenness = Math.max(bestEvenness, evenness);
        }
        return best;
    }

    private int any(Position position, Dice dice) {
        return moves[dice.below(knowledge.prune(position, moves, position.moves(moves)))];
    }

    private double evenness(Position afterTurn, Dice dice) {
        var taken = afterTurn.copy();
        taken.playLegal(
                IntStream.of(taken.legalMoves()).filter(taken::isSwap).findAny().orElseThrow());
        knowledge.playout(taken, dice, new Trail(taken.seats()), shares);
        var other = shares[taken.actor() - 1];
        return Math.min(other, 1 - other);
    }

    /// Whether the result is known; it is then in [#shares].
    private boolean isDecided(Position position) {
        if (position.isOver()) {
            position.shares(shares);
            return true;
        }
        var winner = position.actor() == Position.CHANCE ? 0 : knowledge.certainWinner(position);
        if (winner != 0) {
            award(winner);
        }
        return winner != 0;
    }

    /// @param winner nobody's is a win that all share
    private void award(int winner) {
        for (var seat = 1; seat <= shares.length; seat++) {
            shares[seat - 1] = winner == 0 ? 1.0 / shares.length : seat == winner ? 1 : 0;
        }
    }

    private Moment moment(Position position, Thought thought) {
        var active = features.write(position, rows);
        var outputs = new short[thought.moves().length];
        var policy = new float[outputs.length];
        for (var i = 0; i < outputs.length; i++) {
            outputs[i] = (short) features.output(position, thought.moves()[i]);
            policy[i] = (float) thought.shares()[i];
        }
        var sample = new Sample(narrow(rows, active), outputs, policy, new float[shares.length]);
        return new Moment(sample, position.actor(), thought);
    }

    private static short[] narrow(int[] numbers, int count) {
        var list = new short[count];
        for (var i = 0; i < count; i++) {
            list[i] = (short) numbers[i];
        }
        return list;
    }

    /// The sample, once the result is known.
    private Sample sample(Moment moment) {
        var wanted = moment.sample().shares();
        var outcome = recipe.training().outcome();
        for (var i = 0; i < wanted.length; i++) {
            var seat = (moment.actor() - 1 + i) % wanted.length;
            var thought = moment.thought().values()[seat];
            wanted[i] = (float) (outcome * shares[seat] + (1 - outcome) * thought);
        }
        return moment.sample();
    }
}
