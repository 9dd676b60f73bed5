package freehold.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// What visitors played, to be compared with what a server has stored: nothing that was acknowledged may be lost,
/// nothing may be there twice or without having been sent.
public final class Ledger {
    private final List<Account> accounts;

    private record Account(Visitor visitor, String table, List<String> sent, int acknowledged) {}

    private Ledger(List<Account> accounts) {
        this.accounts = accounts;
    }

    /// As a run stands now.
    public static Ledger of(Run run) {
        return new Ledger(run.tables().stream()
                .map(table -> {
                    var acknowledged = table.acknowledged(); // first, for more may be sent meanwhile but not fewer
                    return new Account(table.visitor(), table.id(), table.sent(), acknowledged);
                })
                .toList());
    }

    public int tables() {
        return accounts.size();
    }

    public int acknowledged() {
        return accounts.stream().mapToInt(Account::acknowledged).sum();
    }

    /// Everything that is not as it should be, in a line each.
    public List<String> differences(URI server) {
        try (var http = HttpClient.newHttpClient()) {
            return accounts.stream()
                    .map(account ->
                            difference(account, account.visitor.at(http, server).events(account.table)))
                    .flatMap(Optional::stream)
                    .toList();
        }
    }

    private static Optional<String> difference(Account account, List<JsonNode> events) {
        var stored = events.stream()
                .filter(event -> event.path("kind").asString().equals("ply"))
                .filter(event -> event.path("by").asInt() > 0)
                .map(event -> event.path("token").asString())
                .toList();
        var areNumbered = IntStream.range(0, events.size())
                .allMatch(i -> events.get(i).path("v").asInt() == i + 1);
        if (!areNumbered) {
            return Optional.of("table %s: the numbers of its events have gaps".formatted(account.table));
        }
        if (stored.size() < account.acknowledged) {
            return Optional.of("table %s: %d plies were acknowledged, %d are stored"
                    .formatted(account.table, account.acknowledged, stored.size()));
        }
        return stored.size() <= account.sent.size() && stored.equals(account.sent.subList(0, stored.size()))
                ? Optional.empty()
                : Optional.of("table %s: what is stored is not what was sent".formatted(account.table));
    }
}
