package freehold.cli.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Objects;
import java.util.Optional;
import java.util.jar.Manifest;
import picocli.CommandLine.IVersionProvider;

/// The version as the jar tells it.
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"freehold " + number()};
    }

    public static String number() {
        return Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "unpackaged");
    }

    /// The commit from which the jar was built, as the build script tells it.
    public static String build() {
        try {
            return Version.class
                    .getClassLoader()
                    .resources("META-INF/MANIFEST.MF")
                    .flatMap(manifest -> attribute(manifest).stream())
                    .findFirst()
                    .orElse("unpackaged");
        } catch (UncheckedIOException e) {
            return "unknown";
        }
    }

    private static Optional<String> attribute(URL manifest) {
        try (var in = manifest.openStream()) {
            return Optional.ofNullable(new Manifest(in).getMainAttributes().getValue("Freehold-Build"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
