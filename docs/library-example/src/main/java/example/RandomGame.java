package example;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Map;

/// Plays a random game of Esgros and shows how it ended.
final class RandomGame {
    private RandomGame() {}

    public static void main(String[] arguments) {
        var game = Games.named("esgros");
        var course = new Course(game, game.setup(2, Map.of("size", "3")));
        var position = course.position();
        var dice = new Dice(42);
        var room = new int[Position.MOST_MOVES];
        while (!position.isOver()) {
            course.playLegal(position.pick(dice, room));
        }
        System.out.println(position.view(Position.SPECTATOR).picture());
        System.out.println(
                course.plies().size() + " plies: " + position.ending().sentence());
        System.out.println("winner: seat " + position.winners()[0]);
    }
}
