package freehold.server.metrics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Optional;
import java.util.jar.Manifest;

/// What runs here, as the program's jar tells it.
///
/// @param version its number
/// @param commit from which it was built
public record Build(String version, String commit) {
    private static final String COMMIT = "Freehold-Build";
    private static final Build UNPACKAGED = new Build("unpackaged", "unpackaged");
    private static final Build THIS = read();

    public static Build present() {
        return THIS;
    }

    private static Build read() {
        try {
            return Build.class
                    .getClassLoader()
                    .resources("META-INF/MANIFEST.MF")
                    .flatMap(manifest -> told(manifest).stream())
                    .findFirst()
                    .orElse(UNPACKAGED);
        } catch (UncheckedIOException e) {
            return UNPACKAGED;
        }
    }

    private static Optional<Build> told(URL manifest) {
        try (var in = manifest.openStream()) {
            var told = new Manifest(in).getMainAttributes();
            return Optional.ofNullable(told.getValue(COMMIT))
                    .map(commit -> new Build(told.getValue("Implementation-Version"), commit));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
