package freehold.server.load;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.server.json.Json;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// A table at which one visitor plays all seats at random, over one socket. It follows the game by the same rules as
/// the
/// server, so it also notices when the server does not.
final class RandomTable implements WebSocket.Listener {
    private final Run run;
    private final Visitor visitor;
    private final Dice dice;
    private final String id;
    private final Course course;
    private final StringBuilder part = new StringBuilder();
    private final List<String> sent = new ArrayList<>();
    private int acknowledged;
    private int version;
    /// The number of the last own ply.
    private int played;
    private long sentAt = System.nanoTime();
    private boolean isStarted;
    private boolean isAwaited;
    private boolean isOver;
    private CompletableFuture<WebSocket> socket = new CompletableFuture<>();
    private List<Onlooker> onlookers = List.of();

    private RandomTable(Run run, Visitor visitor, Dice dice, String id, Course course) {
        this.run = run;
        this.visitor = visitor;
        this.dice = dice;
        this.id = id;
        this.course = course;
    }

    /// @param viewers how many watch it
    static RandomTable open(Run run, Visitor visitor, Game game, Dice dice, int viewers) {
        var seats = game.seats().min();
        var everySeat =
                IntStream.range(0, seats).mapToObj(_ -> Map.of("kind", "me")).collect(Collectors.toList());
        var table = visitor.post("api/tables", Map.of("game", game.id(), "seats", everySeat, "listed", false));
        var random = new RandomTable(
                run, visitor, dice, table.path("id").asString(), new Course(game, game.setup(seats, Map.of())));
        random.onlookers = IntStream.range(0, viewers)
                .mapToObj(_ -> Onlooker.of(run, visitor.asStranger(), random.id))
                .toList();
        random.socket = visitor.watch(random.id, "since=0", random);
        return random;
    }

    Visitor visitor() {
        return visitor;
    }

    String id() {
        return id;
    }

    /// The tokens that this visitor played, in order; the server may not know the last of them yet.
    synchronized List<String> sent() {
        return List.copyOf(sent);
    }

    /// How many of them the server has acknowledged.
    synchronized int acknowledged() {
        return acknowledged;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
        part.append(text);
        if (isLast) {
            var whole = part.toString();
            part.setLength(0);
            hear(Visitor.json(whole));
        }
        from.request(1);
        return CompletableFuture.completedStage("");
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        run.broken(this);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        run.broken(this);
        return CompletableFuture.completedStage("");
    }

    private synchronized void hear(JsonNode message) {
        if (message.has("did")) {
            answered(message);
        } else {
            follow(message);
        }
        if (isOver) {
            run.finished(this);
        } else if (isUpToDate() && course.position().actor() > Position.CHANCE) {
            isAwaited = true;
            run.later(sentAt, this::play);
        }
    }

    /// An answer may come before the event that it is about.
    private boolean isUpToDate() {
        return isStarted && !isAwaited && version >= played;
    }

    private void answered(JsonNode answer) {
        if (answer.has("error")) {
            run.failed(answer.toString());
        } else {
            acknowledged++;
            played = answer.path("version").asInt();
            run.acknowledged(System.nanoTime() - sentAt);
        }
        isAwaited = false;
    }

    private void follow(JsonNode event) {
        version = event.path("v").asInt();
        switch (event.path("kind").asString()) {
            case "ply" -> {
                if (course.play(event.path("token").asString()) instanceof Ruling.Refused refused) {
                    run.failed("the server played what is not legal: " + refused.message());
                }
            }
            case "started" -> isStarted = true;
            case "over" -> isOver = true;
            default -> {}
        }
    }

    private synchronized void play() {
        var legal = course.position().legalTokens();
        var token = legal.get(dice.below(legal.size()));
        sent.add(token);
        sentAt = System.nanoTime();
        var ply = Map.of("do", "play", "token", token, "basedOn", version, "key", "" + sent.size());
        // What can't be sent is found out by the socket's listener.
        var _ = socket.thenCompose(open -> open.sendText(Json.write(ply), true));
    }

    void close() {
        var _ = socket.thenAccept(WebSocket::abort);
        onlookers.forEach(Onlooker::close);
    }
}
