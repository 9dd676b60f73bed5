package freehold.cli.site;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A site that plays without a server.
@Command(
        name = "site",
        mixinStandardHelpOptions = true,
        description = "Writes a site of files that plays, teaches and analyses without a server. Any web host can serve"
                + " it, from any folder.")
public final class SiteCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "DIR", description = "the folder, new or empty")
    private String folder = "";

    @Option(names = "--force", description = "write into a folder that is not empty; an older site there is replaced")
    private boolean isForced;

    public SiteCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var site = new SiteFolder(TextFile.path(folder));
        var files = isForced ? site.replace() : site.write();
        streams.out().println("%d files in %s: put them on any web host".formatted(files, folder));
        return 0;
    }
}
