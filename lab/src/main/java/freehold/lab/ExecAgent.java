package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Ply;
import freehold.kernel.Setup;
import freehold.search.Budget;
import java.util.List;
import java.util.Optional;

/// A program of its own that speaks the engine protocol. Whatever it does wrong is a fault of the agent, never of the
/// match.
final class ExecAgent implements Agent {
    /// How long an answer may take that needs no thought, and starting up.
    private static final long TIMEOUT_MILLIS = 10_000;

    private final String command;
    private final Game game;
    private final Setup setup;
    private final Budget budget;
    private Optional<EngineProcess> engine = Optional.empty();
    private List<String> told = List.of();

    ExecAgent(String command, Game game, Setup setup, Budget budget) {
        this.command = command;
        this.game = game;
        this.setup = setup;
        this.budget = budget;
    }

    @Override
    public String choose(Course course) throws AgentFault {
        var running = started();
        tell(running, course.plies().stream().map(Ply::token).toList());
        return running.ask(go(), budget.isTimed() ? budget.millis() + TIMEOUT_MILLIS : Long.MAX_VALUE).stream()
                .filter(line -> line.startsWith("best "))
                .map(line -> line.substring("best ".length()).strip())
                .findFirst()
                .orElseThrow(() -> new AgentFault("answered '%s' without a best move".formatted(go())));
    }

    @Override
    public void greet() throws AgentFault {
        started().ask("hello", TIMEOUT_MILLIS);
    }

    private String go() {
        return budget.isTimed() ? "go time " + budget.millis() : "go nodes " + budget.nodes();
    }

    private EngineProcess started() throws AgentFault {
        if (engine.isEmpty()) {
            var started = EngineProcess.start(command);
            engine = Optional.of(started);
            started.ask("new %s seats=%d %s".formatted(game.id(), setup.seats(), setup.options()), TIMEOUT_MILLIS);
        }
        return engine.get();
    }

    /// What was a guess may have come out since, and is then told anew.
    private void tell(EngineProcess running, List<String> plies) throws AgentFault {
        var same = 0;
        while (same < Math.min(told.size(), plies.size()) && told.get(same).equals(plies.get(same))) {
            same++;
        }
        if (same < told.size()) {
            running.ask("undo " + (told.size() - same), TIMEOUT_MILLIS);
        }
        if (same < plies.size()) {
            running.ask("play " + String.join(" ", plies.subList(same, plies.size())), TIMEOUT_MILLIS);
        }
        told = plies;
    }

    @Override
    public void close() {
        engine.ifPresent(EngineProcess::stop);
    }
}
