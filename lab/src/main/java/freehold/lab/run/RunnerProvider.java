package freehold.lab.run;

import freehold.kernel.InvalidSetup;
import java.util.ServiceLoader;

/// Finds a runner by its name. All but the local one are optional: the `ServiceLoader` finds those on the class path.
public interface RunnerProvider {
    /// The runner that is always there.
    String LOCAL = "local";

    /// As in `--engine`.
    String name();

    /// @param master the address of whoever distributes the work
    Runner runner(String master);

    /// @throws InvalidSetup if there is none of that name
    static Runner named(String name, int threads, String master) {
        if (name.equals(LOCAL)) {
            return new LocalRunner(threads);
        }
        return ServiceLoader.load(RunnerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.name().equals(name))
                .findFirst()
                .map(provider -> provider.runner(master))
                .orElseThrow(() -> new InvalidSetup(
                        "there is no engine '%s' here; local is always there, and ./freehold study --engine spark fetches spark"
                                .formatted(name)));
    }
}
