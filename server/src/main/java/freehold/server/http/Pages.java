package freehold.server.http;

import freehold.server.guard.SecurityHeaders;
import freehold.server.table.Refused;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/// The client: the files that the class path has under `web/`.
///
/// What lies in `assets/` has names that change with the contents, so browsers may keep it for good; everything else
/// they ask for again. Addresses that name no file are places within the client and lead to its one page; those that
/// the client does not have are answered 404, so that whoever watches `/healthz` learns of the mistake.
public final class Pages {
    private static final String INDEX = "/index.html";
    private static final String WORKERS = "/assets/worker-";
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";
    /// The client's pages whose address has one part; `web/src/core/router.ts` has all.
    private static final Set<String> SINGLE = Set.of("/", "/record", "/about");

    private static final List<String> ENCODINGS = List.of("br", "gzip");
    private static final byte[] NO_CLIENT = """
            <!doctype html>
            <html lang="en"><title>Freehold</title>
            <h1>Freehold</h1>
            <p>This is a table server without its client. Programs play here by the interface at
            <a href="/api/openapi.json">/api/openapi.json</a>.</p>
            </html>
            """.getBytes(StandardCharsets.UTF_8);

    /// Only files that are there, so it can't grow without bounds.
    private final Map<String, WebFile> files = new ConcurrentHashMap<>();

    /// `GET` whatever is not part of the interface.
    public void show(Exchange exchange) {
        var path = Request.getPathInContext(exchange.request());
        var isFile = path.lastIndexOf('.') > path.lastIndexOf('/');
        var name = isFile ? path : INDEX;
        var file = file(name);
        if (file.isPresent() && isNowhere(path, isFile)) {
            exchange.answer().send(404, file.get().type(), file.get().bytes());
        } else if (file.isPresent()) {
            if (name.startsWith(WORKERS)) {
                exchange.answer().header(SecurityHeaders.POLICY, SecurityHeaders.WORKER_POLICY);
            }
            send(exchange, file.get(), name.startsWith("/assets/") ? FOR_GOOD : "no-cache");
        } else if (path.equals("/")) {
            exchange.answer().send("text/html; charset=utf-8", NO_CLIENT);
        } else {
            throw new Refused(Refused.Code.NOT_FOUND, "there is nothing at this address");
        }
    }

    private static boolean isNowhere(String path, boolean isFile) {
        return !isFile && path.lastIndexOf('/') == 0 && !SINGLE.contains(path);
    }

    /// The one page, with more in its head. It differs from table to table, so nobody keeps it.
    public void showWith(Exchange exchange, String head) {
        var index = file(INDEX);
        if (index.isEmpty()) {
            show(exchange);
            return;
        }
        var page = new String(index.get().bytes(), StandardCharsets.UTF_8).replace("<title>", head + "<title>");
        exchange.answer().header(HttpHeader.CACHE_CONTROL, "no-cache");
        exchange.answer().send(index.get().type(), page.getBytes(StandardCharsets.UTF_8));
    }

    private Optional<WebFile> file(String name) {
        var known = Optional.ofNullable(files.get(name));
        if (known.isPresent() || !isFileName(name)) {
            return known;
        }
        var found = WebFile.find(name);
        found.ifPresent(file -> files.put(name, file));
        return found;
    }

    /// No part begins with a dot, so nobody climbs out of the folder.
    private static boolean isFileName(String name) {
        return name.chars().allMatch(c -> c < 128 && (Character.isLetterOrDigit(c) || "/._-".indexOf(c) >= 0))
                && !name.contains("/.")
                && !name.contains("//");
    }

    private static void send(Exchange exchange, WebFile file, String caching) {
        var answer = exchange.answer();
        answer.header(HttpHeader.CACHE_CONTROL, caching);
        answer.header(HttpHeader.ETAG, file.tag());
        if (exchange.header(HttpHeader.IF_NONE_MATCH).equals(Optional.of(file.tag()))) {
            answer.empty(304);
            return;
        }
        if (!file.packed().isEmpty()) {
            answer.header(HttpHeader.VARY, "Accept-Encoding");
        }
        answer.send(file.type(), encoded(exchange, file));
    }

    /// The file, packed as tightly as the browser can unpack it.
    private static byte[] encoded(Exchange exchange, WebFile file) {
        var accepted = exchange.header(HttpHeader.ACCEPT_ENCODING).orElse("");
        for (var encoding : ENCODINGS) {
            var packed = file.packed().get(encoding);
            if (packed != null && accepts(accepted, encoding)) {
                exchange.answer().header(HttpHeader.CONTENT_ENCODING, encoding);
                return packed;
            }
        }
        return file.bytes();
    }

    private static boolean accepts(String accepted, String encoding) {
        return List.of(accepted.split(",", -1)).stream()
                .map(part -> part.replace(" ", ""))
                .anyMatch(part -> part.equals(encoding) || (part.startsWith(encoding + ";") && !part.endsWith("q=0")));
    }
}
