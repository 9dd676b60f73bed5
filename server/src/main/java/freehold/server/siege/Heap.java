package freehold.server.siege;

import freehold.server.load.LoadException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// How much memory another Java process really needs: what is left on its heap once garbage is collected.
final class Heap {
    private static final double KILOBYTES = 1024;
    /// A line for each part of the heap: `Tenured total 174784K, used 20913K`.
    private static final Pattern PART = Pattern.compile("total \\d+K, used (\\d+)K");

    private Heap() {}

    static double megabytes(long pid) throws IOException {
        ask(pid, "GC.run");
        return PART.matcher(ask(pid, "GC.heap_info"))
                        .results()
                        .mapToLong(part -> Long.parseLong(part.group(1)))
                        .sum()
                / KILOBYTES;
    }

    private static String ask(long pid, String what) throws IOException {
        var tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        if (!tool.toFile().canExecute()) {
            throw new LoadException("%s is not there, which measures memory: a JDK is needed".formatted(tool));
        }
        var process = new ProcessBuilder(tool.toString(), "" + pid, what)
                .redirectErrorStream(true)
                .start();
        try (var out = process.inputReader()) {
            return out.readAllAsString();
        }
    }
}
