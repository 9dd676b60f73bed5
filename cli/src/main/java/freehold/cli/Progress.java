package freehold.cli;

/// One line on the terminal that is written over and over; nothing where no person looks.
final class Progress {
    private static final long BETWEEN_NANOS = 200_000_000L;

    private final Streams streams;
    private long shownAt = System.nanoTime();
    private boolean isShown;

    Progress(Streams streams) {
        this.streams = streams;
    }

    void show(String line) {
        if (streams.isInteractive() && System.nanoTime() - shownAt > BETWEEN_NANOS) {
            streams.err().print("\r\033[K" + line);
            streams.err().flush();
            shownAt = System.nanoTime();
            isShown = true;
        }
    }

    void clear() {
        if (isShown) {
            streams.err().print("\r\033[K");
            streams.err().flush();
        }
    }
}
