package example;

import freehold.kernel.Games;
import freehold.lab.Agents;
import freehold.lab.Match;
import freehold.search.Budget;
import java.util.Map;

/// Our agent against level 3, at two tables at a time, taking seats in turn.
final class MatchAgainstLevel3 {
    private static final int GAMES = 4;
    private static final int RANDOM_FIRST_PLIES = 1;
    private static final long SEED = 1;
    private static final int THREADS = 2;

    private MatchAgainstLevel3() {}

    public static void main(String[] arguments) throws InterruptedException {
        var game = Games.named("esgros");
        var setup = game.setup(2, Map.of("size", "3"));
        var agents = new Agents(game, setup, Budget.ofNodes(1000)).with("grabber", Grabber::new);
        var match = new Match(agents, "grabber", "level3", GAMES, RANDOM_FIRST_PLIES, SEED, THREADS);
        var score = match.play((standing, played) -> {
            System.out.println("seat %d, %d plies, took %.0f"
                    .formatted(played.seatOfA(), played.course().plies().size(), played.shareOfA()));
            return true;
        });
        System.out.println(score);
    }
}
