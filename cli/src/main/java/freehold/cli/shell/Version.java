package freehold.cli.shell;

import java.util.Objects;
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
}
