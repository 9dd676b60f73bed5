package freehold.cli.serve;

import freehold.cli.shell.UsageException;
import java.net.URI;

/// Where a server is, as people type it.
final class WebAddress {
    private WebAddress() {}

    /// @param option for whoever wrote something else
    static URI parse(String option, String text) {
        try {
            var url = URI.create(text);
            if (url.getHost() != null && ("http".equals(url.getScheme()) || "https".equals(url.getScheme()))) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            // said below
        }
        throw new UsageException("%s is like https://freehold.example, not '%s'".formatted(option, text));
    }
}
