package freehold.server;

import freehold.server.health.Trouble;
import freehold.server.json.Json;
import freehold.server.metrics.Build;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// Logs on standard error, one JSON object a line.
public final class Logs {
    /// Kept, because loggers that nobody holds forget their level.
    private static final Logger ROOT = Logger.getLogger("");

    private static final Logger WEB_SERVER = Logger.getLogger("org.eclipse.jetty");

    /// Nobody can connect: that is worth a warning.
    private static final Logger ACCEPTING = Logger.getLogger("org.eclipse.jetty.server.AbstractConnector");

    /// It warns once for each connection that an outage broke, which [Trouble] tells in one line.
    private static final Logger POOL = Logger.getLogger("com.zaxxer.hikari");

    /// That something is over is worth knowing.
    private static final Logger TROUBLE = Logger.getLogger(Trouble.class.getName());

    private static final Logger START = Logger.getLogger("freehold.server.Start");

    private Logs() {}

    public static void set() {
        LogManager.getLogManager().reset();
        var handler = new ConsoleHandler();
        handler.setLevel(Level.ALL);
        handler.setFormatter(new Lines());
        ROOT.addHandler(handler);
        ROOT.setLevel(Level.WARNING);
        // It warns of callers who hang up in the middle of a request.
        WEB_SERVER.setLevel(Level.SEVERE);
        ACCEPTING.setLevel(Level.WARNING);
        POOL.setLevel(Level.SEVERE);
        TROUBLE.setLevel(Level.INFO);
        START.setLevel(Level.INFO);
    }

    /// Says once with what a server has begun.
    public static void began(Settings settings) {
        START.info(() -> start(settings));
    }

    static String start(Settings settings) {
        var build = Build.present();
        return "Freehold %s, build %s, Java %s: database %s, heap %d MB, %d thinkers; %s; %s"
                .formatted(
                        build.version(),
                        build.commit(),
                        Runtime.version(),
                        settings.database().shown(),
                        Runtime.getRuntime().maxMemory() >> 20,
                        settings.agents().thinkers(),
                        settings.limits(),
                        settings.retention());
    }

    private static final class Lines extends Formatter {
        @Override
        public String format(LogRecord log) {
            var line = new LinkedHashMap<String, Object>();
            line.put("at", log.getInstant().toString());
            line.put("level", log.getLevel().getName());
            line.put("logger", log.getLoggerName());
            line.put("message", formatMessage(log));
            if (log.getThrown() != null) {
                var trace = new StringWriter();
                log.getThrown().printStackTrace(new PrintWriter(trace, true));
                line.put("thrown", trace.toString());
            }
            return Json.write(line) + "\n";
        }
    }
}
