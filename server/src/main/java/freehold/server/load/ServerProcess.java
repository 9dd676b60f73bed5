package freehold.server.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// A server in a process of its own, which can be killed.
public final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /// Starts a Java program and waits until it has said where its server is: the last word of its first line.
    ///
    /// @param program the class to run, and its arguments
    /// @throws LoadException if it ends without having said so
    public static ServerProcess start(List<String> program) {
        // It lives for seconds only: what matters is a quick start.
        return start(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"), program);
    }

    /// The same.
    ///
    /// @param options of Java
    public static ServerProcess start(List<String> options, List<String> program) {
        var java = ProcessHandle.current()
                .info()
                .command()
                .orElseThrow(() -> new LoadException("this system does not tell where its java is"));
        var command = new ArrayList<>(List.of(java));
        command.addAll(options);
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path")));
        command.addAll(program);
        try {
            var process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return new ServerProcess(process, address(process.inputReader()));
        } catch (IOException e) {
            throw new LoadException("the server did not start: " + e.getMessage());
        }
    }

    private static URI address(BufferedReader out) throws IOException {
        var line = out.readLine();
        if (line == null) {
            throw new LoadException("the server did not start");
        }
        return URI.create(line.substring(line.lastIndexOf(' ') + 1));
    }

    public URI address() {
        return address;
    }

    public long pid() {
        return process.pid();
    }

    /// The processor time that it has taken so far.
    public Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /// SIGKILL: nothing is finished, nothing is flushed.
    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
