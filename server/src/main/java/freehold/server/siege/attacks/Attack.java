package freehold.server.siege.attacks;

import java.io.IOException;
import java.util.Optional;

/// One way to harm a server.
public interface Attack extends AutoCloseable {
    /// What it does: the class is named after that.
    default String name() {
        return getClass().getSimpleName();
    }

    /// How many do it at once.
    int attackers();

    /// Does it once. To be cut off or refused is what an attacker expects.
    void strike(Camp camp) throws IOException, InterruptedException;

    /// What an honest caller, who is somewhere else, has to complain of meanwhile.
    default Optional<String> complaint(Honest honest) throws IOException, InterruptedException {
        return honest.complaintOfHealth();
    }

    /// Lets go of whatever is held.
    @Override
    default void close() {}
}
