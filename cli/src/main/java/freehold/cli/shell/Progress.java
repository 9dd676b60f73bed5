package freehold.cli.shell;

/// How a long job goes: on a terminal one line that is written over and over, in a log a line a minute.
public final class Progress {
    private static final long BETWEEN_NANOS = 200_000_000L;
    private static final long BETWEEN_NANOS_IN_LOG = 60_000_000_000L;

    private final Streams streams;
    private long shownAt = System.nanoTime();
    private boolean isShown;

    public Progress(Streams streams) {
        this.streams = streams;
    }

    public void show(String line) {
        var pause = streams.isInteractive() ? BETWEEN_NANOS : BETWEEN_NANOS_IN_LOG;
        if (System.nanoTime() - shownAt < pause) {
            return;
        }
        shownAt = System.nanoTime();
        if (streams.isInteractive()) {
            streams.err().print("\r\033[K" + line);
            streams.err().flush();
            isShown = true;
        } else {
            streams.err().println(line);
        }
    }

    public void clear() {
        if (isShown) {
            streams.err().print("\r\033[K");
            streams.err().flush();
        }
    }
}
