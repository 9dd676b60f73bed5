package freehold.server.guard;

/// Fills steadily, and is full at first: whoever has been quiet may take several at once.
public final class TokenBucket {
    private final double perSecond;
    private final double most;
    private double left;
    private long since;

    /// @param now in nanoseconds
    public TokenBucket(double perSecond, double most, long now) {
        this.perSecond = perSecond;
        this.most = most;
        this.left = most;
        this.since = now;
    }

    public boolean take(long now) {
        return take(1, now);
    }

    /// Takes so many, if they are there. More than there ever can be count as all of them.
    public synchronized boolean take(int wanted, long now) {
        left = Math.min(most, left + perSecond * ((now - since) / 1e9));
        since = now;
        var taken = Math.min(wanted, most);
        if (left < taken) {
            return false;
        }
        left -= taken;
        return true;
    }

    /// How many seconds until so many are there.
    public synchronized int seconds(int wanted) {
        return (int) Math.ceil((Math.min(wanted, most) - left) / perSecond);
    }
}
