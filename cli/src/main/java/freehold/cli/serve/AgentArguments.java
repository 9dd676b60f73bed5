package freehold.cli.serve;

import freehold.cli.shell.UsageException;
import freehold.server.agents.Agents;
import java.time.Duration;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;

/// How agents at the tables think.
final class AgentArguments {
    private static final int AS_USUAL = 0;
    private static final int SLOWEST_MILLIS = 1_900;

    @Option(
            names = "--thinkers",
            paramLabel = "N",
            description =
                    "threads that think for agents; one less than there are cores unless given (FREEHOLD_THINKERS)",
            showDefaultValue = Help.Visibility.NEVER,
            defaultValue = "${env:FREEHOLD_THINKERS:-" + AS_USUAL + "}")
    private int thinkers = AS_USUAL;

    @Option(
            names = "--agent-pace",
            paramLabel = "MS",
            description =
                    "milliseconds that agents take for each ply where there are secrets, lest their haste tell something"
                            + " (FREEHOLD_AGENT_PACE)",
            defaultValue = "${env:FREEHOLD_AGENT_PACE:-" + Agents.USUAL_PACE_MILLIS + "}")
    private int pace = Agents.USUAL_PACE_MILLIS;

    @Option(
            names = "--house-game",
            paramLabel = "true|false",
            arity = "1",
            description = "agents play a game for those who look for one to watch and find none (FREEHOLD_HOUSE_GAME)",
            defaultValue = "${env:FREEHOLD_HOUSE_GAME:-true}")
    private boolean hasHouseGame = true;

    Agents agents() {
        if (thinkers < 0) {
            throw new UsageException("--thinkers is 1 or more, not %d".formatted(thinkers));
        }
        if (pace < 1 || pace > SLOWEST_MILLIS) {
            throw new UsageException("--agent-pace is 1 to %d, not %d".formatted(SLOWEST_MILLIS, pace));
        }
        return new Agents(
                thinkers == AS_USUAL ? Agents.USUAL_THINKERS : thinkers, Duration.ofMillis(pace), hasHouseGame);
    }
}
