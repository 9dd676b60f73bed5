package freehold.lab.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A real Spark cluster on loopback: a master and workers, each a process of its own.
final class Cluster implements AutoCloseable {
    private static final String LOOPBACK = "127.0.0.1";

    private final Path home;
    private final int port;
    private final List<Process> processes = new ArrayList<>();

    private Cluster(Path home, int port) {
        this.home = home;
        this.port = port;
    }

    static Cluster start(Path folder, int workers) throws IOException, InterruptedException {
        var cluster = new Cluster(home(folder), freePort());
        cluster.launch(
                folder,
                "master",
                "org.apache.spark.deploy.master.Master",
                List.of("--host", LOOPBACK, "--port", "" + cluster.port, "--webui-port", "0"));
        cluster.awaitMaster();
        for (var i = 1; i <= workers; i++) {
            var work = Files.createDirectories(folder.resolve("work" + i));
            cluster.launch(
                    folder,
                    "worker" + i,
                    "org.apache.spark.deploy.worker.Worker",
                    List.of(
                            "--host",
                            LOOPBACK,
                            "--webui-port",
                            "0",
                            "-c",
                            "1",
                            "-m",
                            "1g",
                            "-d",
                            "" + work,
                            cluster.address()));
        }
        cluster.awaitWorkers(folder.resolve("master.log"), workers);
        return cluster;
    }

    /// Spark takes a folder for its home if there are `jars` and a file `RELEASE` in it.
    private static Path home(Path folder) throws IOException {
        var home = Files.createDirectories(folder.resolve("home"));
        Files.createSymbolicLink(
                home.resolve("jars"), Path.of("target", "spark", "jars").toAbsolutePath());
        Files.createFile(home.resolve("RELEASE"));
        return home;
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void launch(Path folder, String name, String role, List<String> arguments) throws IOException {
        var java = ProcessHandle.current().info().command().orElseThrow();
        var command = new ArrayList<>(List.of(java, "-Xmx256m", "-cp", home.resolve("jars") + "/*"));
        command.addAll(SparkRunner.OPENS);
        command.add(role);
        command.addAll(arguments);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(folder.resolve(name + ".log").toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", LOOPBACK);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        processes.add(builder.start());
    }

    private void awaitMaster() throws InterruptedException {
        while (true) {
            try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return;
            } catch (IOException e) {
                if (!processes.getFirst().isAlive()) {
                    throw new IllegalStateException("the master ended", e);
                }
                Thread.sleep(100);
            }
        }
    }

    /// Else a short study would be over before all of them take part.
    private void awaitWorkers(Path masterLog, int workers) throws IOException, InterruptedException {
        while (Files.readString(masterLog).split("Registering worker", -1).length <= workers) {
            if (!isAlive()) {
                throw new IllegalStateException("the master or a worker ended");
            }
            Thread.sleep(100);
        }
    }

    String address() {
        return "spark://%s:%d".formatted(LOOPBACK, port);
    }

    boolean isAlive() {
        return processes.stream().allMatch(Process::isAlive);
    }

    @Override
    public void close() {
        for (var process : processes.reversed()) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().onExit().join();
        }
    }
}
