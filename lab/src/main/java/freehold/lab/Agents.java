package freehold.lab;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Knowledge;
import freehold.kernel.Setup;
import freehold.search.Budget;
import freehold.search.Level;
import freehold.search.Thinker;
import java.util.function.Supplier;

/// Makes agents from their names.
public record Agents(Game game, Setup setup, Budget budget) {
    private static final String EXEC = "exec:";

    /// A new agent for one game.
    ///
    /// @throws InvalidSetup if there is no agent of that name
    public Agent named(String name, long seed) {
        if (name.startsWith(EXEC)) {
            return new ExecAgent(name.substring(EXEC.length()), game, setup, budget);
        }
        return switch (name) {
            case "random" -> new RandomAgent(seed);
            case "uct" -> thinking(Knowledge::none, seed);
            case "full" -> thinking(game::knowledge, seed);
            default -> new LevelAgent(game, setup, level(name), seed);
        };
    }

    private Agent thinking(Supplier<Knowledge> knowledge, long seed) {
        return new ThinkingAgent(new Thinker(game.start(setup), knowledge, seed, 1), budget);
    }

    private static Level level(String name) {
        if (!name.matches("level[1-5]")) {
            throw new InvalidSetup(
                    "there is no agent '%s'; the agents are random, uct, full, level1 … level5 and exec:COMMAND"
                            .formatted(name));
        }
        return Level.of(name.charAt(name.length() - 1) - '0');
    }
}
