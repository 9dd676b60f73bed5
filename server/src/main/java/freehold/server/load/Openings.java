package freehold.server.load;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// How long it takes to open a table at which much has happened: from the call to all that a board shows.
public final class Openings implements AutoCloseable {
    private static final int WARM_UP = 300;
    private static final int TRIES = 101;
    private static final int PATIENCE_SECONDS = 60;

    private final HttpClient http = HttpClient.newHttpClient();
    private final Visitor visitor;

    public Openings(URI server) {
        visitor = Visitor.arrive(http, server, "Visitor");
    }

    /// The median, in milliseconds.
    ///
    /// @param plies how many were played there
    /// @throws LoadException if random play of this game does not last so long
    public double measure(Game game, Setup setup, int plies) throws InterruptedException {
        var sheet = new Scoresheet(Map.of(), course(game, setup, plies));
        var table = visitor.postText("api/tables/import", FgnWriter.write(sheet))
                .path("id")
                .asString();
        for (var i = 0; i < WARM_UP; i++) {
            open(table);
        }
        var nanos = new long[TRIES];
        for (var i = 0; i < TRIES; i++) {
            nanos[i] = open(table);
        }
        Arrays.sort(nanos);
        return nanos[TRIES / 2] / 1e6;
    }

    private static Course course(Game game, Setup setup, int plies) {
        var dice = new Dice(plies);
        var legal = new int[Position.MOST_MOVES];
        var course = new Course(game, setup);
        while (course.plies().size() < plies) {
            if (course.position().isOver()) {
                throw new LoadException("a random game was over after %d plies"
                        .formatted(course.plies().size()));
            }
            course.playLegal(course.position().pick(dice, legal));
        }
        return course;
    }

    private long open(String table) throws InterruptedException {
        var start = System.nanoTime();
        var isThere = new CountDownLatch(1);
        try (var socket = visitor.watch(table, "since=0&tell=updates")) {
            socket.listen(text -> {
                if (Visitor.json(text).has("table")) {
                    isThere.countDown();
                }
            });
            if (!isThere.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new LoadException("table %s did not open".formatted(table));
            }
        }
        return System.nanoTime() - start;
    }

    @Override
    public void close() {
        http.close();
    }
}
