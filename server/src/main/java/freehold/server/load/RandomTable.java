package freehold.server.load;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.server.json.Json;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// A table at which one visitor plays all seats at random, over one socket. It follows the game by the same rules as
/// the server, so it also notices when the server does not.
final class RandomTable implements WebSocketClient.Listener {
    private final Run run;
    private final Visitor visitor;
    private final Dice dice;
    private final String id;
    private final Course course;
    private final WebSocketClient socket;
    private final List<String> sent = new ArrayList<>();
    private final int[] legal = new int[Position.MOST_MOVES];
    /// The move that was sent last.
    private int chosen;
    private int acknowledged;
    private int version;
    /// The number of the last own ply.
    private int played;
    private long sentAt = System.nanoTime();
    private boolean isStarted;
    private boolean isAwaited;
    private boolean isOver;
    private volatile boolean isClosed;
    private List<Onlooker> onlookers = List.of();

    private RandomTable(Run run, Visitor visitor, Dice dice, String id, Course course, WebSocketClient socket) {
        this.run = run;
        this.visitor = visitor;
        this.dice = dice;
        this.id = id;
        this.course = course;
        this.socket = socket;
    }

    /// @param viewers how many watch it
    static RandomTable open(Run run, Visitor visitor, Game game, Dice dice, int viewers) {
        var seats = game.seats().min();
        var everySeat =
                IntStream.range(0, seats).mapToObj(_ -> Map.of("kind", "me")).collect(Collectors.toList());
        var table = visitor.post("api/tables", Map.of("game", game.id(), "seats", everySeat, "listed", false));
        var id = table.path("id").asString();
        var course = new Course(game, game.setup(seats, Map.of()));
        var random = new RandomTable(run, visitor, dice, id, course, visitor.watch(id, "since=0"));
        random.onlookers = IntStream.range(0, viewers)
                .mapToObj(_ -> Onlooker.of(run, visitor.asStranger(), id))
                .toList();
        random.socket.listen(random);
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
    public void onText(String text) {
        hear(Visitor.json(text));
    }

    @Override
    public void onEnd() {
        if (!isClosed) {
            run.broken(this);
        }
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
            case "ply" -> follow(event.path("token").asString());
            case "started" -> isStarted = true;
            case "over" -> isOver = true;
            default -> {}
        }
    }

    /// What this visitor played is known to be legal.
    private void follow(String token) {
        if (isOwn(token)) {
            course.playLegal(chosen, token);
        } else if (course.play(token) instanceof Ruling.Refused refused) {
            run.failed("the server played what is not legal: " + refused.message());
        }
    }

    private boolean isOwn(String token) {
        return course.position().actor() > Position.CHANCE && token.equals(sent.getLast());
    }

    private synchronized void play() {
        var position = course.position();
        chosen = legal[dice.below(position.moves(legal))];
        var token = position.token(chosen);
        sent.add(token);
        sentAt = System.nanoTime();
        var ply = Map.of("do", "play", "token", token, "basedOn", version, "key", "" + sent.size());
        try {
            socket.send(Json.write(ply));
        } catch (UncheckedIOException e) {
            // the listener hears of it, too
        }
    }

    void close() {
        isClosed = true;
        socket.close();
        onlookers.forEach(Onlooker::close);
    }
}
