package freehold.school.judgement;

import freehold.kernel.Game;
import freehold.kernel.mind.Signs;
import freehold.kernel.mind.Softmax;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.List;

/// Makes lessons of games. The goal of a position is what search expected in the turns after it, each later turn
/// weighing less, and in the end the result. So a lesson does not depend on what luck does much later.
final class Lessons {
    /// How much of a goal is left to the turns after the next.
    private static final double LATER = 0.85;
    /// One of so many positions is learnt from; neighbours teach the same.
    private static final int ONE_OF = 3;
    /// A win by a little counts little more than none: of two scores as far apart, the greater gets e times as much.
    private static final double SPREAD_OF_TWO = 30;

    private static final double SPREAD_OF_MORE = 12;

    private final Game game;
    private final Signs signs;
    private final Dice dice;

    Lessons(Game game, Signs signs, Dice dice) {
        this.game = game;
        this.signs = signs;
        this.dice = dice;
    }

    List<Lesson> of(PracticeGame practice) {
        var position = game.start(practice.setup());
        var goals = goals(practice);
        var lessons = new ArrayList<Lesson>();
        for (var i = 0; i < practice.moves().size(); i++) {
            if (dice.below(ONE_OF) == 0) {
                lessons.add(lesson(position, goals.get(i)));
            }
            position.playLegal(practice.moves().get(i));
        }
        return lessons;
    }

    private Lesson lesson(Position position, double[] goal) {
        var common = new float[signs.common()];
        var own = new float[position.seats()][signs.own()];
        signs.read(position, common);
        for (var seat = 1; seat <= own.length; seat++) {
            signs.write(seat, own[seat - 1]);
        }
        return new Lesson(common, own, goal);
    }

    /// By ply, from the last to the first. A turn's goal is what comes after it.
    private List<double[]> goals(PracticeGame practice) {
        var turns = turns(practice);
        var after = result(practice);
        var goals = new ArrayList<double[]>();
        var thought = new Mean(after.length);
        for (var i = turns.size() - 1; i >= 0; i--) {
            if (i < turns.size() - 1 && !turns.get(i).equals(turns.get(i + 1))) {
                after = thought.mixedWith(after, LATER);
                thought = new Mean(after.length);
            }
            thought.add(practice.values().get(i));
            goals.add(after);
        }
        return goals.reversed();
    }

    /// By ply, whose turn it is.
    private List<Integer> turns(PracticeGame practice) {
        var position = game.start(practice.setup());
        var turns = new ArrayList<Integer>();
        var turn = position.turn();
        for (var move : practice.moves()) {
            // Chance acts in somebody's turn
            turn = position.turn() > Position.CHANCE ? position.turn() : turn;
            turns.add(turn);
            position.playLegal(move);
        }
        return turns;
    }

    private double[] result(PracticeGame practice) {
        var position = game.start(practice.setup());
        practice.moves().forEach(position::playLegal);
        var result = position.scores();
        Softmax.shares(result, result.length, result.length == 2 ? SPREAD_OF_TWO : SPREAD_OF_MORE);
        return result;
    }

    /// What search expected in one turn, on the average.
    private static final class Mean {
        private final double[] sums;
        private int count;

        Mean(int seats) {
            sums = new double[seats];
        }

        void add(List<Double> values) {
            if (!values.isEmpty()) {
                count++;
                for (var i = 0; i < sums.length; i++) {
                    sums[i] += values.get(i);
                }
            }
        }

        double[] mixedWith(double[] later, double weight) {
            var mixed = later.clone();
            for (var i = 0; i < mixed.length && count > 0; i++) {
                mixed[i] = weight * later[i] + (1 - weight) * sums[i] / count;
            }
            return mixed;
        }
    }
}
