package freehold.cli;

import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.kernel.wire.JsonWriter;
import freehold.server.metrics.Build;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Which program this is.
@Command(
        name = "version",
        mixinStandardHelpOptions = true,
        description = "The version, the commit from which the program was built, and the Java that runs it.")
final class VersionCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private JsonOption json = new JsonOption();

    VersionCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        var build = Build.present();
        var java = Runtime.version().toString();
        if (json.isWanted()) {
            var out = new JsonWriter().beginObject();
            out.name("version").text(build.version());
            out.name("build").text(build.commit());
            streams.out().println(out.name("java").text(java).endObject());
            return 0;
        }
        streams.out().println("freehold " + build.version());
        streams.out().println("build " + build.commit());
        streams.out().println("java " + java);
        return 0;
    }
}
