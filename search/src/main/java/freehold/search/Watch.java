package freehold.search;

/// Whoever waits for a search: may stop it at any moment, and hears of its progress.
public interface Watch {
    Watch SILENT = new Watch() {};

    default boolean isStopped() {
        return false;
    }

    /// Called now and then with what is known so far.
    default void report(Analysis analysis) {}

    /// The same for a search that only helps another one.
    default Watch withoutReports() {
        var watch = this;
        return new Watch() {
            @Override
            public boolean isStopped() {
                return watch.isStopped();
            }
        };
    }
}
