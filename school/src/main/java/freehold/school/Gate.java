package freehold.school;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.function.Supplier;

/// Matches at a fixed number of simulated games a ply, each opening played from every seat.
final class Gate {
    private final Subject subject;
    private final int games;
    private final int nodes;
    private final long seed;
    private final Crew crew;

    Gate(Subject subject, Recipe recipe, long seed, Crew crew) {
        this.subject = subject;
        this.games = recipe.matches().games();
        this.nodes = recipe.matches().nodes();
        this.seed = seed;
        this.crew = crew;
    }

    /// A's share of the win against B, who has all other seats.
    double match(Supplier<Knowledge> a, Supplier<Knowledge> b) throws InterruptedException {
        return crew.work(games, number -> play(number, a, b)).stream()
                .mapToDouble(share -> share)
                .average()
                .orElseThrow();
    }

    private double play(int number, Supplier<Knowledge> a, Supplier<Knowledge> b) {
        var seats = subject.setup().seats();
        var seatOfA = 1 + number % seats;
        var dice = new Dice(Mix.of(seed, number / seats));
        var scratch = new int[Position.MOST_MOVES];
        var position = subject.game().start(subject.setup());
        position.playLegal(position.pick(dice, scratch));
        var players = new Thinker[seats];
        for (var seat = 1; seat <= seats; seat++) {
            players[seat - 1] =
                    new Thinker(position, seat == seatOfA ? a : b, Mix.of(Mix.of(seed, number), seat), Clock.WALL);
        }
        while (!position.isOver()) {
            position.playLegal(
                    position.actor() == Position.CHANCE
                            ? position.pick(dice, scratch)
                            : move(players[position.actor() - 1], position));
        }
        var shares = new double[seats];
        position.shares(shares);
        return shares[seatOfA - 1];
    }

    private int move(Thinker player, Position position) {
        var legal = position.legalMoves();
        return legal.length == 1
                ? legal[0]
                : player.think(position, Budget.ofNodes(nodes), Watch.SILENT)
                        .best()
                        .move();
    }
}
