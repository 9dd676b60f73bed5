package freehold.cli.play;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import java.io.IOException;
import java.util.Optional;

/// Reads lines from a file or a pipe, and repeats them so that the output reads like a game at a terminal.
final class PlainPrompt implements Prompt {
    private final Streams streams;

    PlainPrompt(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Optional<String> line(String question, Suggestions suggestions) {
        streams.out().print(question);
        streams.out().flush();
        try {
            var line = Optional.ofNullable(streams.in().readLine());
            streams.out().println(line.orElse(""));
            return line;
        } catch (IOException e) {
            throw new UsageException("standard input can't be read");
        }
    }

    @Override
    public void close() {}
}
