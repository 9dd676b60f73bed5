package freehold.kernel;

/// What a game starts from; made by [Game#setup], so it is valid.
public record Setup(int seats, Options options) {
    /// The same but for one flag.
    public Setup with(String key, boolean flag) {
        return new Setup(seats, options.with(key, flag));
    }
}
