package freehold.server.metrics;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/// What Java and the system tell of this process, under the names that dashboards know.
public final class ProcessMetrics {
    private static final double MILLIS = 1e3;
    private static final double NANOS = 1e9;
    private static final String RESIDENT = "VmRSS:";
    private static final long KILO = 1024;

    private ProcessMetrics() {}

    public static void write(Page page) {
        var runtime = ManagementFactory.getRuntimeMXBean();
        var memory = ManagementFactory.getMemoryMXBean();
        var heap = memory.getHeapMemoryUsage();
        page.gauge("process_start_time_seconds", "When it started.", runtime.getStartTime() / MILLIS)
                .gauge("process_resident_memory_bytes", "Memory of the process.", resident())
                .gauges(
                        "jvm_memory_used_bytes",
                        "Memory in use.",
                        "area",
                        Map.of(
                                "heap", heap.getUsed(),
                                "nonheap", memory.getNonHeapMemoryUsage().getUsed()))
                .gauge("jvm_memory_heap_max_bytes", "How large the heap may become.", (double) heap.getMax())
                .gauge(
                        "jvm_threads_current",
                        "Platform threads.",
                        ManagementFactory.getThreadMXBean().getThreadCount())
                .counters(
                        "jvm_gc_collection_seconds_count",
                        "Collections of garbage.",
                        "gc",
                        collectors(GarbageCollectorMXBean::getCollectionCount))
                .counters(
                        "jvm_gc_collection_milliseconds_sum",
                        "Time in collections of garbage.",
                        "gc",
                        collectors(GarbageCollectorMXBean::getCollectionTime));
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
            page.counter("process_cpu_seconds_total", "Processor time.", system.getProcessCpuTime() / NANOS)
                    .gauge("process_open_fds", "Open files and connections.", (double)
                            system.getOpenFileDescriptorCount())
                    .gauge("process_max_fds", "How many there may be.", (double) system.getMaxFileDescriptorCount());
        }
    }

    private static Map<String, Long> collectors(ToLongFunction<GarbageCollectorMXBean> figure) {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .collect(Collectors.toMap(GarbageCollectorMXBean::getName, figure::applyAsLong));
    }

    /// As Linux tells it; elsewhere not a number, which is what Prometheus expects of what is not known.
    private static double resident() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(line -> line.startsWith(RESIDENT))
                    .mapToDouble(line -> KILO * Double.parseDouble(line.replaceAll("[^0-9]", "")))
                    .findAny()
                    .orElse(Double.NaN);
        } catch (IOException e) {
            return Double.NaN;
        }
    }
}
