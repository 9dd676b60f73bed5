package freehold.server.siege.attacks;

import freehold.server.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.LongAdder;
import tools.jackson.databind.JsonNode;

/// Where attackers have what they need, and keep count.
public final class Camp {
    /// Longer than anything takes that is not broken.
    static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final int REFUSED = 429;
    private static final int BUSY = 503;
    private static final int FAULT = 500;

    private final URI server;
    private final InetAddress from;
    private final HttpClient http;
    private final List<String> tokens;
    private final String table;
    private final Map<Integer, LongAdder> answers = new ConcurrentHashMap<>();
    private final LongAdder cutOff = new LongAdder();
    private final Queue<String> flaws = new ConcurrentLinkedQueue<>();

    /// @param from the address of all attackers
    /// @param tokens of their guests
    /// @param table one of theirs
    public Camp(URI server, InetAddress from, HttpClient http, List<String> tokens, String table) {
        this.server = server;
        this.from = from;
        this.http = http;
        this.tokens = tokens;
        this.table = table;
    }

    /// For another attack, with a count of its own.
    public Camp another() {
        return new Camp(server, from, http, tokens, table);
    }

    String table() {
        return table;
    }

    /// One of the attackers' guests.
    String token() {
        return tokens.get(ThreadLocalRandom.current().nextInt(tokens.size()));
    }

    Line connect() throws IOException {
        return new Line(server, from, PATIENCE);
    }

    /// Sends something over a connection of its own and returns the answer, until the server hangs up.
    String tell(String text) throws IOException {
        try (var line = connect()) {
            line.send(text);
            var all = line.toTheEnd();
            count(status(all));
            return all;
        }
    }

    /// A table's address, asked for by an attacker over a connection that is kept.
    Line open(String place) throws IOException {
        var line = connect();
        line.send("GET /api/tables/%s/%s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"
                .formatted(table, place, token()));
        return line;
    }

    int get(String path) throws IOException, InterruptedException {
        return send(request(path)).statusCode();
    }

    int post(String path, String token, String body) throws IOException, InterruptedException {
        return send(request(path).header("Authorization", "Bearer " + token).POST(text(body)))
                .statusCode();
    }

    int postAsNobody(String path, String body) throws IOException, InterruptedException {
        return send(request(path).POST(text(body))).statusCode();
    }

    public JsonNode json(String path, String token, String body) throws IOException, InterruptedException {
        var request = request(path).POST(text(body));
        var answer = send(token.isEmpty() ? request : request.header("Authorization", "Bearer " + token));
        return Json.parse(answer.body().getBytes(StandardCharsets.UTF_8));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE);
    }

    private static HttpRequest.BodyPublisher text(String body) {
        return HttpRequest.BodyPublishers.ofString(body);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        count(answer.statusCode());
        return answer;
    }

    private static int status(String answer) {
        var words = answer.lines().findFirst().orElse("").split(" ", 3);
        return words.length > 1 && words[1].chars().allMatch(Character::isDigit) ? Integer.parseInt(words[1]) : 0;
    }

    private void count(int status) {
        answers.computeIfAbsent(status, _ -> new LongAdder()).increment();
    }

    public void wasCutOff() {
        cutOff.increment();
    }

    /// Something that a server must not do.
    void blame(String what) {
        flaws.add(what);
    }

    public Optional<String> flaw() {
        var faults = sum(FAULT);
        return flaws.stream()
                .findFirst()
                .or(() -> faults == 0 ? Optional.empty() : Optional.of("%d times 500".formatted(faults)));
    }

    private long sum(int... statuses) {
        var sum = 0L;
        for (var status : statuses) {
            sum += Optional.ofNullable(answers.get(status)).map(LongAdder::sum).orElse(0L);
        }
        return sum;
    }

    /// `120 answers, 80 refused, 3 cut off`.
    public String tally() {
        var all = answers.values().stream().mapToLong(LongAdder::sum).sum();
        return "%d answers, %d refused, %d cut off".formatted(all, sum(REFUSED, BUSY), cutOff.sum());
    }
}
