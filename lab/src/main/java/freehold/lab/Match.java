package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;

/// Plays A against B: A takes each seat in turn, B all others. Games that differ only in A's seat share their draws
/// and their opening.
///
/// @param openingPlies played at random before the agents take over, in games that do not start with chance
public record Match(Agents agents, String a, String b, int games, int openingPlies, long seed, int threads) {
    /// Whoever follows a match.
    public interface Audience {
        /// A game has ended; false ends the match.
        boolean sees(Score score, PlayedGame game);
    }

    public Score play(Audience audience) throws InterruptedException {
        var score = Score.none(agents.setup().seats());
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var results = new ExecutorCompletionService<PlayedGame>(pool);
            for (var i = 0; i < games; i++) {
                var number = i;
                results.submit(() -> playGame(number));
            }
            for (var i = 0; i < games; i++) {
                var game = results.take().get();
                score = score.plus(game.shareOfA());
                if (!audience.sees(score, game)) {
                    pool.shutdownNow();
                    break;
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            agents.programs().close();
        }
        return score;
    }

    /// One game by its number, from 0: the same whenever it is played.
    public PlayedGame playGame(int number) throws InterruptedException {
        var seats = agents.setup().seats();
        var seatOfA = 1 + number % seats;
        var common = Mix.of(seed, number / seats);
        var course = new Course(agents.game(), agents.setup());
        open(course, new Dice(common));
        var players = new ArrayList<Agent>();
        try {
            for (var seat = 1; seat <= seats; seat++) {
                players.add(agents.named(seat == seatOfA ? a : b, Mix.of(Mix.of(seed, number), seat)));
            }
            return playOut(course, players, new Dice(Mix.of(common)), seatOfA);
        } finally {
            players.forEach(Agent::close);
        }
    }

    private void open(Course course, Dice dice) {
        var scratch = new int[Position.MOST_MOVES];
        var position = course.position();
        for (var i = 0; i < openingPlies && !position.isOver() && position.actor() != Position.CHANCE; i++) {
            course.playLegal(position.pick(dice, scratch));
        }
    }

    private static PlayedGame playOut(Course course, List<Agent> players, Dice dice, int seatOfA)
            throws InterruptedException {
        var game = new AgentGame(course, players, dice);
        var thoughts = new ArrayList<>(Collections.nCopies(course.plies().size(), PlayedGame.Thought.NONE));
        try {
            while (!game.isOver()) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                var isThought = course.position().actor() != Position.CHANCE;
                var begin = System.nanoTime();
                var values = game.playOn();
                thoughts.add(
                        isThought
                                ? new PlayedGame.Thought(values, (System.nanoTime() - begin) / 1e9)
                                : PlayedGame.Thought.NONE);
            }
        } catch (AgentFault fault) {
            return PlayedGame.forfeited(course, seatOfA, thoughts, fault);
        }
        return PlayedGame.finished(course, seatOfA, thoughts);
    }
}
