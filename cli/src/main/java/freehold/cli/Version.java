package freehold.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// The version as the jar tells it.
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        var version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"freehold " + Objects.requireNonNullElse(version, "(not packaged)")};
    }
}
