package freehold.server.http;

import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Words;
import freehold.kernel.wire.Writable;
import freehold.server.guard.Identity;
import freehold.server.guard.ProcessorLimit;
import freehold.server.guard.RateLimit;
import freehold.server.guard.Work;
import freehold.server.hall.Names;
import freehold.server.json.Body;
import freehold.server.store.Page;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Viewer;
import freehold.server.web.Network;
import freehold.server.web.RequestDeadlines;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/// One request and its answer, with the caller already known.
///
/// @param query what the address says after the question mark
/// @param places the parts of the address that stand for something, by their names
/// @param caller who asks
/// @param network where the caller is
/// @param deadlines for bodies that do not come
/// @param limit for whoever wants much
/// @param heavyWork for what keeps a processor busy
public record Exchange(
        Request request,
        Answer answer,
        Query query,
        Map<String, String> places,
        Identity.Caller caller,
        String network,
        RequestDeadlines deadlines,
        RateLimit limit,
        ProcessorLimit heavyWork) {
    public static final int LARGEST_BODY = 64 << 10;

    public Guest guest() {
        return caller.guest();
    }

    /// The guest, who must be somebody.
    public Guest somebody() {
        if (guest().isStranger()) {
            throw new Refused(
                    Refused.Code.NO_GUEST,
                    "say who you are: POST /api/guests gives a token for the header Authorization");
        }
        return guest();
    }

    /// Who looks, and with whose eyes (`as=2`).
    public Viewer viewer() {
        return new Viewer(guest(), query("as").map(text -> whole("as", text)));
    }

    /// What is asked for costs more than a request.
    ///
    /// @throws Refused if that is too much for this caller
    public void charge(Work work, int amount) {
        limit.charge(work, amount, guest(), network);
    }

    /// Counts something that stays, which one address may have only so often in an hour. Programs on this machine are
    /// its owner's.
    ///
    /// @throws Refused if that is too much for this address
    public void admit(RateLimit.Newcomer newcomer) {
        if (!Network.isThisMachine(network)) {
            limit.admit(newcomer, network);
        }
    }

    /// Does something that keeps a processor busy, as soon as one is free for that.
    public <T> T exert(Supplier<T> work) {
        return heavyWork.run(work);
    }

    public HttpFields headers() {
        return request.getHeaders();
    }

    public Optional<String> header(HttpHeader name) {
        return Optional.ofNullable(headers().get(name));
    }

    public Speech speech() {
        return Speech.of(query, headers());
    }

    public Words words() {
        return speech().words();
    }

    public String path(String name) {
        return places.getOrDefault(name, "");
    }

    public int pathNumber(String name) {
        return whole(name, path(name));
    }

    public Optional<String> query(String name) {
        return query.value(name);
    }

    public boolean flag(String name, boolean otherwise) {
        return query(name)
                .map(text -> switch (text) {
                    case "true", "" -> true;
                    case "false" -> false;
                    default -> throw bad(Phrase.of("'%s' is true or false", name));
                })
                .orElse(otherwise);
    }

    public int number(String name, int otherwise) {
        return query(name).map(text -> whole(name, text)).orElse(otherwise);
    }

    private static int whole(String name, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw bad(Phrase.of("'%s' is a whole number", name));
        }
    }

    public Page page() {
        var limit = limit(Page.USUAL, Page.LARGEST);
        var after = query("after").orElse("");
        if (!after.isEmpty() && !Names.isName(after)) {
            throw bad(Phrase.of("'after' is the name of a table"));
        }
        return new Page(after, limit);
    }

    /// How much of a list is wanted.
    public int limit(int usual, int largest) {
        var limit = number("limit", usual);
        if (limit < 1 || limit > largest) {
            throw bad(Phrase.of("'limit' is 1 to %s", largest));
        }
        return limit;
    }

    /// Tells where the list goes on.
    public void next(String address) {
        answer.header(HttpHeader.LINK, "<%s>; rel=\"next\"".formatted(address));
    }

    public Body body() {
        return Body.parse(bytes(LARGEST_BODY));
    }

    public byte[] bytes(int largest) {
        var bytes = read(largest + 1);
        if (bytes.length > largest) {
            throw new Refused(Refused.Code.TOO_LARGE, Phrase.of("the body is larger than %s kB", largest >> 10));
        }
        return bytes;
    }

    /// Whatever goes wrong here the caller has done: sent nonsense, too slowly, or gone away.
    private byte[] read(int most) {
        var connection = request.getConnectionMetaData().getConnection().getEndPoint();
        deadlines.begin(connection);
        try {
            return Content.Source.asInputStream(request).readNBytes(most);
        } catch (IOException | RuntimeException e) {
            throw bad(Phrase.of("the body can't be read"));
        } finally {
            deadlines.end(connection);
        }
    }

    public void send(Writable body) {
        send(200, body);
    }

    public void send(int status, Writable body) {
        answer.json(status, body);
    }

    public void sendAll(List<? extends Writable> list) {
        answer.json(200, out -> {
            out.beginArray();
            list.forEach(each -> each.write(out));
            out.endArray();
        });
    }

    private static Refused bad(Phrase sentence) {
        return new Refused(Refused.Code.BAD_REQUEST, sentence);
    }
}
