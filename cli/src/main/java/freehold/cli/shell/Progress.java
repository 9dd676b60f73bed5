package freehold.cli.shell;

/// One line on the terminal that is written over and over; nothing where no person looks.
public final class Progress {
    private static final long BETWEEN_NANOS = 200_000_000L;

    private final Streams streams;
    private long shownAt = System.nanoTime();
    private boolean isShown;

    public Progress(Streams streams) {
        this.streams = streams;
    }

    public void show(String line) {
        if (streams.isInteractive() && System.nanoTime() - shownAt > BETWEEN_NANOS) {
            streams.err().print("\r\033[K" + line);
            streams.err().flush();
            shownAt = System.nanoTime();
            isShown = true;
        }
    }

    public void clear() {
        if (isShown) {
            streams.err().print("\r\033[K");
            streams.err().flush();
        }
    }
}
