package freehold.server.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TroubleTest {
    private final List<LogRecord> told = new ArrayList<>();
    private final Logger log = Logger.getLogger(Trouble.class.getName());
    private final AtomicLong nanos = new AtomicLong();

    private final Handler ear = new Handler() {
        @Override
        public void publish(LogRecord line) {
            told.add(line);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        log.setLevel(Level.ALL);
        log.addHandler(ear);
    }

    @AfterEach
    void leave() {
        log.removeHandler(ear);
    }

    @Test
    void anOutageIsALineAMinuteAndOneTrace() {
        var trouble = new Trouble("a test fails", nanos::get);
        trouble.passed();
        for (var i = 0; i < 480; i++) {
            trouble.failed(new IllegalStateException("a test"));
            nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(250));
        }
        trouble.passed();
        trouble.passed();
        assertThat(told).hasSize(3);
        assertThat(told).filteredOn(line -> line.getThrown() != null).hasSize(1);
        trouble.failed(new IllegalStateException("another test"));
        assertThat(told).hasSize(4);
        assertThat(told.getLast().getThrown()).hasMessage("another test");
    }
}
