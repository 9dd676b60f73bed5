package freehold.lab.openings;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.function.Supplier;

/// One game that goes on after a first turn, both sides played by the same strong player.
final class OpeningGame {
    /// So many plies are chosen by how much search likes them, so that games differ; all later ones are the best.
    private static final int VARIED_PLIES = 8;
    /// But nothing is played that is worth so much less than the best.
    private static final double CONCESSION = 0.05;

    private final Position position;
    private final Thinker thinker;
    private final Budget budget;
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];

    OpeningGame(Position after, Supplier<Knowledge> knowledge, Budget budget, long seed) {
        this.dice = new Dice(seed);
        this.position = after.copy();
        this.thinker = new Thinker(position, knowledge, dice.next(), Clock.WALL);
        this.budget = budget;
    }

    /// Plays to the end; returns a seat's share of the win.
    double play(int seat) throws InterruptedException {
        for (var plies = 0; !position.isOver(); plies++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            position.playLegal(choose(plies < VARIED_PLIES));
        }
        var shares = new double[position.seats()];
        position.shares(shares);
        return shares[seat - 1];
    }

    private int choose(boolean isVaried) {
        if (position.actor() == Position.CHANCE) {
            return position.pick(dice, scratch);
        }
        var moves = position.legalMoves();
        if (moves.length == 1) {
            return moves[0];
        }
        var analysis = thinker.think(position, budget, Watch.SILENT);
        return isVaried ? liked(analysis) : analysis.best().move();
    }

    private int liked(Analysis analysis) {
        var best = analysis.best();
        var good = analysis.candidates().stream()
                .filter(candidate -> candidate.verdict() == best.verdict())
                .filter(candidate -> candidate.value() >= best.value() - CONCESSION)
                .toList();
        var tries = good.stream().mapToDouble(Analysis.Candidate::share).sum();
        var shares = good.stream()
                .mapToDouble(candidate -> candidate.share() / tries)
                .toArray();
        return good.get(dice.among(shares)).move();
    }
}
