package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.List;

/// A game between agents, ply by ply: the agents play for the seats, the dice for chance.
public final class AgentGame {
    private final Course course;
    private final List<Agent> players;
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];

    /// @param course where the game stands; it is played on
    /// @param players seat 1 first
    public AgentGame(Course course, List<Agent> players, Dice dice) {
        this.course = course;
        this.players = players;
        this.dice = dice;
    }

    public boolean isOver() {
        return course.position().isOver();
    }

    /// Plays one ply. Returns what its player expects of the win for each seat, seat 1 first; nothing for chance and
    /// for a player who does not tell.
    ///
    /// @throws AgentFault if the player has no legal move to offer; the game stays as it was, with that seat to act
    public List<Double> playOn() throws AgentFault {
        var position = course.position();
        if (position.actor() == Position.CHANCE) {
            course.playLegal(position.pick(dice, scratch));
            return List.of();
        }
        var seat = position.actor();
        var answer = players.get(seat - 1).think(course.asKnownTo(seat));
        if (course.play(answer.token()) instanceof Ruling.Refused refused) {
            throw new AgentFault("played %s: %s".formatted(answer.token(), refused.message()));
        }
        return answer.values();
    }
}
