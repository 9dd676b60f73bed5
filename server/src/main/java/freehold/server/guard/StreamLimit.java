package freehold.server.guard;

import freehold.kernel.telling.Phrase;
import freehold.server.table.Refused;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Who watches from where, so that no address holds too many connections open.
public final class StreamLimit {
    private final int most;
    private final Map<String, Integer> present = new ConcurrentHashMap<>();

    public StreamLimit(int most) {
        this.most = most;
    }

    /// @throws Refused if too many are there already
    public void enter(String address) {
        if (present.merge(address, 1, Integer::sum) > most) {
            leave(address);
            throw new Refused(
                    Refused.Code.TOO_MANY,
                    Phrase.of("more than %s connections watch from your address", most),
                    Map.of("retryAfter", 30));
        }
    }

    public void leave(String address) {
        present.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
}
