package freehold.cli.play;

import freehold.cli.shell.UsageException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// Reads lines from a terminal, with history, editing and completion.
final class TerminalPrompt implements Prompt {
    private static final int NARROWEST = 30;

    private final Terminal terminal;
    private final LineReader reader;
    private Suggestions suggestions = _ -> List.of();
    /// Set by the thread that hears signals.
    private volatile boolean isInterrupted;

    TerminalPrompt() {
        try {
            terminal = TerminalBuilder.builder().system(true).dumb(true).build();
        } catch (IOException e) {
            throw new UsageException("the terminal can't be opened; try with input from a pipe");
        }
        terminal.handle(Terminal.Signal.INT, _ -> isInterrupted = true);
        var parser = new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]);
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(parser)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .completer((_, line, candidates) -> suggestions
                        .after(line.words().subList(0, line.wordIndex()))
                        .forEach(word -> candidates.add(new Candidate(word))))
                .build();
    }

    @Override
    public Optional<String> line(String question, Suggestions suggestions) {
        this.suggestions = suggestions;
        isInterrupted = false;
        try {
            return Optional.of(reader.readLine(question));
        } catch (UserInterruptException | EndOfFileException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean canAskAgain() {
        return true;
    }

    @Override
    public boolean isInterrupted() {
        return isInterrupted;
    }

    @Override
    public int width() {
        var columns = terminal.getSize().getColumns();
        return columns > 0 ? Math.clamp(columns, NARROWEST, Prompt.super.width()) : Prompt.super.width();
    }

    @Override
    public void forget() {
        try {
            reader.getHistory().purge();
        } catch (IOException e) {
            throw new UsageException("the history of what was typed can't be cleared");
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UsageException("the terminal can't be closed");
        }
    }
}
