package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Ply;
import freehold.kernel.Setup;
import freehold.search.Budget;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A program of its own that speaks the engine protocol. Whatever it does wrong is a fault of the agent, never
/// of the match.
final class ExecAgent implements Agent {
    /// In an `info` line; the last one counts.
    private static final Pattern VALUE = Pattern.compile("^info .*\\bvalue ([01](?:\\.\\d+)?)\\b");

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
        return think(course).token();
    }

    @Override
    public AgentMove think(Course course) throws AgentFault {
        var running = inGame();
        tell(running, course.plies().stream().map(Ply::token).toList());
        var answer = running.ask(go(), longest());
        var token = answer.stream()
                .filter(line -> line.startsWith("best "))
                .map(line -> line.substring("best ".length()).strip())
                .findFirst()
                .orElseThrow(() -> new AgentFault("answered '%s' without a best move".formatted(go())));
        return new AgentMove(token, values(answer, course.position().actor()));
    }

    /// What it expects, if it tells. It tells only about the seat that acts, so all is known only with two seats.
    private List<Double> values(List<String> answer, int seat) {
        if (setup.seats() != 2) {
            return List.of();
        }
        return answer.stream()
                .map(VALUE::matcher)
                .filter(Matcher::find)
                .map(found -> Double.parseDouble(found.group(1)))
                .reduce((_, last) -> last)
                .map(value -> seat == 1 ? List.of(value, 1 - value) : List.of(1 - value, value))
                .orElse(List.of());
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
