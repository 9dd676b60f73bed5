package freehold.cli.shell;

import freehold.server.metrics.Build;
import picocli.CommandLine.IVersionProvider;

/// The version as the jar tells it.
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"freehold " + Build.present().version()};
    }
}
