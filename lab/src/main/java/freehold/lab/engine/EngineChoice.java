package freehold.lab.engine;

import freehold.kernel.InvalidSetup;
import java.util.ServiceLoader;

/// Finds an engine by its name. Those beyond the local one are optional: whoever puts them on the class path has them.
public interface EngineChoice {
    /// The engine that is always there.
    String LOCAL = "local";

    /// As in `--engine`.
    String name();

    /// @param master the address of whoever distributes the work
    Engine engine(String master);

    /// @throws InvalidSetup if there is none of that name
    static Engine named(String name, int threads, String master) {
        if (name.equals(LOCAL)) {
            return new LocalEngine(threads);
        }
        return ServiceLoader.load(EngineChoice.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(choice -> choice.name().equals(name))
                .findFirst()
                .map(choice -> choice.engine(master))
                .orElseThrow(() -> new InvalidSetup(
                        "there is no engine '%s' here; local is always there, and ./freehold study --engine spark fetches spark"
                                .formatted(name)));
    }
}
