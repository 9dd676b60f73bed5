package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Ply;
import freehold.kernel.Setup;
import freehold.search.Budget;
import java.util.List;
import java.util.Optional;

/// A program of its own that speaks the engine protocol. Whatever it does wrong is a fault of the agent, never
/// of the match.
final class ExecAgent implements Agent {
    private final String command;
    private final Programs programs;
    private final Game game;
    private final Setup setup;
    private final Budget budget;
    private Optional<EngineProcess> engine = Optional.empty();
    private List<String> told = List.of();

    ExecAgent(String command, Programs programs, Game game, Setup setup, Budget budget) {
        this.command = command;
        this.programs = programs;
        this.game = game;
        this.setup = setup;
        this.budget = budget;
    }

    @Override
    public String choose(Course course) throws AgentFault {
        var running = inGame();
        tell(running, course.plies().stream().map(Ply::token).toList());
        return running.ask(go(), longest()).stream()
                .filter(line -> line.startsWith("best "))
                .map(line -> line.substring("best ".length()).strip())
                .findFirst()
                .orElseThrow(() -> new AgentFault("answered '%s' without a best move".formatted(go())));
    }

    @Override
    public void greet() throws AgentFault {
        var process = programs.start(command);
        process.ask("hello", usual());
        programs.giveBack(command, process);
    }

    private String go() {
        return budget.isTimed() ? "go time " + budget.millis() : "go nodes " + budget.nodes();
    }

    /// How long a ply may take.
    private long longest() {
        return budget.isTimed()
                ? budget.millis() + usual()
                : programs.patience().nodesMillis();
    }

    private long usual() {
        return programs.patience().answerMillis();
    }

    private EngineProcess inGame() throws AgentFault {
        if (engine.isEmpty()) {
            engine = Optional.of(begin());
        }
        return engine.get();
    }

    /// A program may be made for one game only: then another is started.
    private EngineProcess begin() throws AgentFault {
        var waiting = programs.waiting(command);
        if (waiting.isPresent()) {
            try {
                return begin(waiting.get());
            } catch (AgentFault e) {
                return begin(programs.start(command));
            }
        }
        return begin(programs.start(command));
    }

    private EngineProcess begin(EngineProcess process) throws AgentFault {
        process.ask("new %s seats=%d %s".formatted(game.id(), setup.seats(), setup.options()), usual());
        return process;
    }

    /// What was a guess may have come out since, and is then told anew.
    private void tell(EngineProcess running, List<String> plies) throws AgentFault {
        var same = 0;
        while (same < Math.min(told.size(), plies.size()) && told.get(same).equals(plies.get(same))) {
            same++;
        }
        if (same < told.size()) {
            running.ask("undo " + (told.size() - same), usual());
        }
        if (same < plies.size()) {
            running.ask("play " + String.join(" ", plies.subList(same, plies.size())), usual());
        }
        told = plies;
    }

    @Override
    public void close() {
        engine.filter(EngineProcess::isRunning).ifPresent(process -> programs.giveBack(command, process));
        engine = Optional.empty();
    }
}
