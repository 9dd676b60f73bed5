package freehold.kernel;

import java.util.Optional;

/// What a game starts from; made by [Game#setup], so it is valid.
///
/// @param start a position that was placed by hand, as [StartText] has it; nothing for the usual start
public record Setup(int seats, Options options, Optional<String> start) {
    /// From the usual start.
    public Setup(int seats, Options options) {
        this(seats, options, Optional.empty());
    }

    /// The same but for one flag.
    public Setup with(String key, boolean flag) {
        return new Setup(seats, options.with(key, flag), start);
    }
}
