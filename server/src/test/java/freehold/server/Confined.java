package freehold.server;

import freehold.server.guard.Limits;
import freehold.server.guard.Timeouts;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// A server in a process of its own that has little of something: memory, or file descriptors.
final class Confined implements AutoCloseable {
    private final Process process;
    private final String address;

    private Confined(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /// What runs in the other process.
    public static void main(String[] arguments) throws InterruptedException {
        Logs.set();
        var settings = Settings.local(0, arguments[0])
                .with(new Limits(100_000, 10_000))
                .with(new Timeouts(Duration.ofMinutes(10), Duration.ofMinutes(10), Duration.ofMinutes(10)));
        var server = new Server(settings).start();
        System.out.println("at " + server.address());
        new CountDownLatch(1).await();
    }

    /// @param shell what to do before, such as `ulimit -n 200`
    /// @param memory of Java's heap: `64m`
    static Confined start(String shell, String memory, String database) throws IOException {
        return start(shell, memory, database, ProcessBuilder.Redirect.DISCARD);
    }

    /// The same.
    ///
    /// @param log where its log goes
    static Confined start(String shell, String memory, String database, ProcessBuilder.Redirect log)
            throws IOException {
        var java = ProcessHandle.current().info().command().orElseThrow();
        var command =
                "%s; exec %s -Xmx%s -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:+ExitOnOutOfMemoryError --enable-native-access=ALL-UNNAMED %s %s"
                        .formatted(shell, java, memory, Confined.class.getName(), database);
        var builder = new ProcessBuilder(List.of("bash", "-c", command)).redirectError(log);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        var process = builder.start();
        return new Confined(process, address(process.inputReader()));
    }

    private static String address(BufferedReader out) throws IOException {
        var line = out.readLine();
        if (line == null) {
            throw new AssertionError("the server did not start");
        }
        return line.substring(line.lastIndexOf(' ') + 1);
    }

    String address() {
        return address;
    }

    House.Person guest(String name) {
        return House.Person.arrive(address, name);
    }

    /// How many files and connections it has open.
    int descriptors() {
        var open = Path.of("/proc", "" + process.pid(), "fd").toFile().list();
        return open == null ? 0 : open.length;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().orTimeout(1, TimeUnit.MINUTES).join();
    }
}
