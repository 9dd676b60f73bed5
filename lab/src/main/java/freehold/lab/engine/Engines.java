package freehold.lab.engine;

import freehold.lab.Agent;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// Makes any agent an engine: a program that plays in `freehold match` as `exec:COMMAND`.
public final class Engines {
    private Engines() {}

    /// Speaks the engine protocol on standard input and output until `quit` or the end of the input. What the agent
    /// itself prints goes to standard error, because standard output belongs to the protocol.
    ///
    /// @param agent is asked about one game after the other
    public static void serve(Agent agent) throws InterruptedException {
        var out = System.out;
        System.setOut(System.err);
        try {
            serve(
                    agent,
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                    new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)));
        } finally {
            System.setOut(out);
        }
    }

    /// The same with lines from elsewhere.
    public static void serve(Agent agent, BufferedReader in, PrintWriter out) throws InterruptedException {
        var type = agent.getClass();
        var version = Objects.requireNonNullElse(type.getPackage().getImplementationVersion(), "unpackaged");
        new EngineSession(type.getSimpleName(), version, new AgentPlayer(agent), in, out).serve();
    }
}
