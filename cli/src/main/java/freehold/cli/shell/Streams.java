package freehold.cli.shell;

import java.io.BufferedReader;
import java.io.Console;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Where a command reads and writes; always UTF-8.
///
/// @param isInteractive whether a person sits at a terminal
public record Streams(BufferedReader in, PrintWriter out, PrintWriter err, boolean isInteractive) {
    private static final int BAD_USAGE = 2;

    public static Streams ofThisProcess() {
        return new Streams(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8)),
                new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true),
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false));
    }

    /// Says in one line what was wrong, and returns the exit code for it.
    public int complain(String sentence) {
        err.println("freehold: " + sentence);
        err.flush();
        return BAD_USAGE;
    }

    public static String oneLine(Throwable e) {
        var message = e.getMessage();
        return message == null ? "" : message.replaceAll("\\R+", " ").strip();
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}
