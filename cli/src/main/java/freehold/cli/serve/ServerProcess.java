package freehold.cli.serve;

import freehold.cli.shell.UsageException;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;

/// A server in a process of its own, which can be killed.
final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /// Starts one and waits until it is ready.
    static ServerProcess start(String database) throws IOException {
        var java = ProcessHandle.current()
                .info()
                .command()
                .orElseThrow(() -> new UsageException("this system does not tell where its java is"));
        var process = new ProcessBuilder(
                        java,
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "freehold.cli.Main",
                        "serve",
                        "--port",
                        "0",
                        "--db",
                        database,
                        "--rate",
                        "100000")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new ServerProcess(process, address(process.inputReader()));
    }

    private static URI address(BufferedReader out) throws IOException {
        var line = out.readLine();
        if (line == null) {
            throw new UsageException("the server did not start");
        }
        return URI.create(line.substring(line.lastIndexOf(' ') + 1));
    }

    URI address() {
        return address;
    }

    /// SIGKILL: nothing is finished, nothing is flushed.
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
