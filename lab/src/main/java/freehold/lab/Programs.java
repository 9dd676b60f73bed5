package freehold.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/// The running programs of a match or a study. A program that has played a game is kept and plays another, so it is
/// started as often as games are played at the same time.
public final class Programs implements AutoCloseable {
    private final Patience patience;
    private final BiConsumer<String, String> errors;
    private final List<Idle> idle = new ArrayList<>();

    private record Idle(String command, EngineProcess process) {}

    public Programs() {
        this(Patience.USUAL, (_, _) -> {});
    }

    /// @param errors hears every line that a program writes to standard error, after the program's command; on several
    ///     threads
    public Programs(Patience patience, BiConsumer<String, String> errors) {
        this.patience = patience;
        this.errors = errors;
    }

    Patience patience() {
        return patience;
    }

    EngineProcess start(String command) throws AgentFault {
        return EngineProcess.start(command, line -> errors.accept(command, line));
    }

    /// One that has played before and waits for another game.
    synchronized Optional<EngineProcess> waiting(String command) {
        var found = idle.stream().filter(each -> each.command.equals(command)).findFirst();
        found.ifPresent(idle::remove);
        return found.map(Idle::process).filter(EngineProcess::isRunning);
    }

    /// Takes back a program whose game is over.
    synchronized void giveBack(String command, EngineProcess process) {
        idle.add(new Idle(command, process));
    }

    /// Ends all programs that wait for a game.
    @Override
    public synchronized void close() {
        idle.forEach(each -> each.process.quit());
        idle.clear();
    }
}
