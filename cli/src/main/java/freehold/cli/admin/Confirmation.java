package freehold.cli.admin;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Option;

/// Asks before something is done that can't be undone.
final class Confirmation {
    @Option(names = "--yes", description = "does not ask; needed where nobody sits at a terminal")
    private boolean isGiven;

    /// Says what will be done, and whether to do it.
    ///
    /// @param what `deletes table x for good`
    boolean isGiven(Streams streams, String what) {
        if (isGiven) {
            return true;
        }
        if (!streams.isInteractive()) {
            throw new UsageException("this %s; say so by --yes".formatted(what));
        }
        streams.out().printf("This %s. Go on? Type yes: ", what);
        streams.out().flush();
        try {
            var answer = streams.in().readLine();
            var isAgreed = answer != null && answer.strip().equals("yes");
            if (!isAgreed) {
                streams.out().println("Nothing was changed.");
            }
            return isAgreed;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
