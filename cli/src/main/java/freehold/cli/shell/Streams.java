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
    /// As sysexits.h has it (EX_TEMPFAIL).
    private static final int TRY_LATER = 75;

    private static final StandardOut STANDARD_OUT = new StandardOut();

    public static Streams ofThisProcess() {
        return new Streams(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(new OutputStreamWriter(STANDARD_OUT, StandardCharsets.UTF_8)),
                new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true),
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false));
    }

    /// Says in one line what was wrong, and returns the exit code for it.
    public int complain(String sentence) {
        say(sentence);
        return BAD_USAGE;
    }

    /// The same for what may be right when it is tried again later.
    public int complainForNow(String sentence) {
        say(sentence);
        return TRY_LATER;
    }

    private void say(String sentence) {
        err.println("freehold: " + sentence.replaceAll("\\R", " "));
        err.flush();
    }

    public static String oneLine(Throwable e) {
        var message = e.getMessage();
        return message == null ? "" : message.replaceAll("\\R+", " ").strip();
    }

    /// Writes out what is left; false if there is no room for it. Whoever closed a pipe has seen enough, and
    /// that is fine.
    public boolean flush() {
        out.flush();
        err.flush();
        return !out.checkError() || STANDARD_OUT.isClosedPipe();
    }
}
