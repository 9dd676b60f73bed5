package freehold.server.memory;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// A memory of bounded size that forgets what was not asked for in the longest time.
public final class LruCache<K, V> extends LinkedHashMap<K, V> {
    private final int most;

    private LruCache(int most) {
        super(64, 0.75f, true);
        this.most = most;
    }

    /// One for several threads.
    public static <K, V> Map<K, V> atMost(int most) {
        return Collections.synchronizedMap(new LruCache<>(most));
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
