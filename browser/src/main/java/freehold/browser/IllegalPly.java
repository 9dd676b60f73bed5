package freehold.browser;

import freehold.answers.Replay;

/// A line can't be played as it was asked for; no bug, so it carries no stack trace.
final class IllegalPly extends RuntimeException {
    private final transient Replay.Stop stop;

    IllegalPly(Replay.Stop stop) {
        super(stop.refusal().message(), null, false, false);
        this.stop = stop;
    }

    Replay.Stop stop() {
        return stop;
    }
}
