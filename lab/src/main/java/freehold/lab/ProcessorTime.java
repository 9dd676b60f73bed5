package freehold.lab;

import freehold.search.Clock;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// The processor time of the present thread: in matches a budget of time means this, so that whatever else the machine
/// does disturbs neither side.
final class ProcessorTime implements Clock {
    static final ProcessorTime CLOCK = new ProcessorTime();

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    private ProcessorTime() {}

    @Override
    public long now() {
        return threads.getCurrentThreadCpuTime();
    }
}
