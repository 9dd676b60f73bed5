package freehold.cli.serve;

import freehold.cli.shell.Age;
import freehold.server.upkeep.Retention;
import picocli.CommandLine.Option;

/// How long a server keeps what nobody needs any more.
final class KeepArguments {
    @Option(
            names = "--keep-unfinished",
            paramLabel = "AGE",
            description = "how long a table stays that nobody plays on, such as 90d; 0 or never: for ever"
                    + " (FREEHOLD_KEEP_UNFINISHED)",
            defaultValue = "${env:FREEHOLD_KEEP_UNFINISHED:-" + Retention.USUAL_UNFINISHED_DAYS + "d}")
    private String unfinished = Retention.USUAL_UNFINISHED_DAYS + "d";

    @Option(
            names = "--keep-finished",
            paramLabel = "AGE",
            description = "how long a finished game stays (FREEHOLD_KEEP_FINISHED)",
            defaultValue = "${env:FREEHOLD_KEEP_FINISHED:-never}")
    private String finished = Age.NEVER;

    @Option(
            names = "--keep-guests",
            paramLabel = "AGE",
            description = "how long a guest without a table stays after the last visit (FREEHOLD_KEEP_GUESTS)",
            defaultValue = "${env:FREEHOLD_KEEP_GUESTS:-" + Retention.USUAL_GUESTS_DAYS + "d}")
    private String guests = Retention.USUAL_GUESTS_DAYS + "d";

    @Option(
            names = "--keep-chat",
            paramLabel = "AGE",
            description = "how long what was said at a finished table stays (FREEHOLD_KEEP_CHAT)",
            defaultValue = "${env:FREEHOLD_KEEP_CHAT:-" + Retention.USUAL_CHAT_DAYS + "d}")
    private String chat = Retention.USUAL_CHAT_DAYS + "d";

    Retention retention() {
        return new Retention(
                Age.parse("--keep-unfinished", unfinished),
                Age.parse("--keep-finished", finished),
                Age.parse("--keep-guests", guests),
                Age.parse("--keep-chat", chat));
    }
}
