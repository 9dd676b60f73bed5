package freehold.server.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Which resource answers at which address.
public final class Routes {
    private static final String ANY = "*";

    private final List<Route> all = new ArrayList<>();

    /// @param parts of the address, of which `{id}` stands for any one, and `*` at the end for all that follow
    private record Route(String method, List<String> parts, Consumer<Exchange> resource) {
        Optional<Match> match(String asked, List<String> given) {
            var isOpen = parts.getLast().equals(ANY);
            if (!(method.equals(ANY) || method.equals(asked))
                    || (isOpen ? given.size() < parts.size() : given.size() != parts.size())) {
                return Optional.empty();
            }
            var places = new HashMap<String, String>();
            for (var i = 0; i < parts.size(); i++) {
                var part = parts.get(i);
                if (part.startsWith("{")) {
                    places.put(part.substring(1, part.length() - 1), given.get(i));
                } else if (!part.equals(ANY) && !part.equals(given.get(i))) {
                    return Optional.empty();
                }
            }
            return Optional.of(new Match(resource, places));
        }
    }

    /// @param places what stands where the route has a name
    public record Match(Consumer<Exchange> resource, Map<String, String> places) {}

    public Routes get(String path, Consumer<Exchange> resource) {
        return add("GET", path, resource);
    }

    public Routes head(String path, Consumer<Exchange> resource) {
        return add("HEAD", path, resource);
    }

    public Routes delete(String path, Consumer<Exchange> resource) {
        return add("DELETE", path, resource);
    }

    public Routes post(String path, Consumer<Exchange> resource) {
        return add("POST", path, resource);
    }

    public Routes put(String path, Consumer<Exchange> resource) {
        return add("PUT", path, resource);
    }

    private Routes add(String method, String path, Consumer<Exchange> resource) {
        all.add(new Route(method, parts(path), resource));
        return this;
    }

    /// All that are written out, as in `GET /api/tables/{id}`.
    public List<String> addresses() {
        return all.stream()
                .filter(route -> !route.parts.getLast().equals(ANY))
                .map(route -> route.method + " " + String.join("/", route.parts))
                .toList();
    }

    /// The first that fits.
    public Optional<Match> find(String method, String path) {
        var parts = parts(path);
        return all.stream()
                .flatMap(route -> route.match(method, parts).stream())
                .findFirst();
    }

    private static List<String> parts(String path) {
        var parts = new ArrayList<String>();
        for (int from = 0, to; from <= path.length(); from = to + 1) {
            var end = path.indexOf('/', from);
            to = end < 0 ? path.length() : end;
            parts.add(path.substring(from, to));
        }
        return parts;
    }
}
