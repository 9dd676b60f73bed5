package freehold.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/// What a part of the server logs, until it is closed.
final class LogLines extends Handler implements AutoCloseable {
    private final Logger logger;
    private final List<String> lines = new CopyOnWriteArrayList<>();

    private LogLines(Logger logger) {
        this.logger = logger;
    }

    static LogLines of(String name) {
        var lines = new LogLines(Logger.getLogger(name));
        lines.logger.addHandler(lines);
        return lines;
    }

    List<String> lines() {
        return lines;
    }

    @Override
    public void publish(LogRecord log) {
        lines.add(new SimpleFormatter().formatMessage(log));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
    }
}
