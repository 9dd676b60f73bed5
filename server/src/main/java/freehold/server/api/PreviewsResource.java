package freehold.server.api;

import freehold.kernel.Game;
import freehold.kernel.telling.Phrase;
import freehold.server.guard.PublicAddress;
import freehold.server.guard.Work;
import freehold.server.hall.Hall;
import freehold.server.hall.Names;
import freehold.server.http.Exchange;
import freehold.server.http.Pages;
import freehold.server.picture.Png;
import freehold.server.table.Chair;
import freehold.server.table.Event;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/// What messengers show of a link to a table: its game, its players, how it stands, and a picture of the board
/// (the Open Graph protocol). Nobody's secrets are in it.
public final class PreviewsResource {
    private static final Pattern ABOUT_A_TABLE = Pattern.compile("/(?:table|story|analysis)/([0-9a-z]+)");
    /// What messengers ask for.
    private static final int WIDTH = 1200;

    private static final int HEIGHT = 630;
    /// As much work as so many plies.
    private static final int WORK_OF_A_PICTURE = 1_000;

    /// What the client says where no name was given.
    private static final Set<String> NO_NAMES = Set.of("", "Guest", "ゲスト");

    private final Hall hall;
    private final Pages pages;
    private final PublicAddress address;

    public PreviewsResource(Hall hall, Pages pages, PublicAddress address) {
        this.hall = hall;
        this.pages = pages;
        this.address = address;
    }

    /// `GET` whatever is not part of the interface: the client, with a preview where the page is about one table.
    public void page(Exchange exchange) {
        var preview = table(exchange).flatMap(id -> preview(id, exchange));
        if (preview.isPresent()) {
            pages.showWith(exchange, preview.get());
        } else {
            pages.show(exchange);
        }
    }

    private static Optional<String> table(Exchange exchange) {
        var page = ABOUT_A_TABLE.matcher(Request.getPathInContext(exchange.request()));
        return page.matches() ? Optional.of(page.group(1)).filter(Names::isName) : Optional.empty();
    }

    /// Whatever is wrong with the table, its page tells.
    private Optional<String> preview(String id, Exchange exchange) {
        try {
            if (!hall.isInMemory(id)) {
                exchange.charge(Work.LOAD, 1);
            }
            return Optional.of(hall.look(id, table -> head(table, exchange)));
        } catch (Refused e) {
            return Optional.empty();
        }
    }

    /// `GET /tables/{id}/picture.png`
    public void picture(Exchange exchange) {
        exchange.charge(Work.PLY, WORK_OF_A_PICTURE);
        var portrait = hall.look(
                exchange.path("id"), table -> table.course().game().story().portrait(table.position()));
        if (portrait.shapes().isEmpty()) {
            throw new Refused(Refused.Code.NOT_FOUND, "this game has no picture");
        }
        var png = exchange.exert(() -> Png.of(portrait, WIDTH, HEIGHT));
        exchange.answer().header(HttpHeader.CACHE_CONTROL, "public, max-age=60");
        exchange.answer().send("image/png", png);
    }

    private String head(Table table, Exchange exchange) {
        var home = home(exchange);
        var facts = new TreeMap<>(Map.of(
                "og:site_name",
                "Freehold",
                "og:type",
                "website",
                "og:title",
                title(table, exchange),
                "og:description",
                description(table, exchange),
                "og:image",
                home + "/api/tables/" + table.id() + "/picture.png",
                "og:image:width",
                "" + WIDTH,
                "og:image:height",
                "" + HEIGHT));
        return facts.entrySet().stream()
                        .map(fact -> "<meta property=\"%s\" content=\"%s\">"
                                .formatted(fact.getKey(), escaped(fact.getValue())))
                        .collect(Collectors.joining("\n"))
                + "\n<meta name=\"twitter:card\" content=\"summary_large_image\">\n";
    }

    private String home(Exchange exchange) {
        return address.url()
                .map(url -> url.toString().replaceAll("/+$", ""))
                .orElseGet(() -> (address.isSecure(exchange.headers()) ? "https://" : "http://")
                        + exchange.header(HttpHeader.HOST).orElse("localhost"));
    }

    private static String title(Table table, Exchange exchange) {
        var names = IntStream.rangeClosed(1, table.chairs().size())
                .mapToObj(seat -> called(table, seat, exchange))
                .collect(Collectors.joining(" – "));
        return tell(exchange, Phrase.of(game(table).name())) + ": " + names;
    }

    /// How a seat is called for somebody who knows nothing of the table yet.
    private static String called(Table table, int seat, Exchange exchange) {
        return switch (table.chair(seat)) {
            case Chair.Open _ -> tell(exchange, Phrase.of("open seat"));
            case Chair.Agent _ -> tell(exchange, Phrase.of("computer"));
            case Chair.Kept(var _, var name) -> named(name, seat, exchange);
            case Chair.Person(var _, var name, var _) -> named(name, seat, exchange);
        };
    }

    private static String named(String name, int seat, Exchange exchange) {
        return NO_NAMES.contains(name) ? tell(exchange, Phrase.of("Player %s", seat)) : name;
    }

    private static Game game(Table table) {
        return table.course().game();
    }

    private static String description(Table table, Exchange exchange) {
        var winners = table.over().map(Event.Over::winners).orElse(List.of()).stream()
                .map(seat -> called(table, seat, exchange))
                .collect(Collectors.joining(", "));
        if (!winners.isEmpty()) {
            return tell(exchange, Phrase.of("Won by %s.", winners));
        }
        var about = tell(exchange, Phrase.of(game(table).profile().about()));
        return table.status() == Status.OPEN ? tell(exchange, Phrase.of("You are invited to play. %s", about)) : about;
    }

    private static String tell(Exchange exchange, Phrase phrase) {
        return exchange.speech().tell(phrase);
    }

    /// Names are what people typed.
    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
