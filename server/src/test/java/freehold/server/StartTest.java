package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.guard.Limits;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartTest {
    private static Server server(int port, String database) {
        return new Server(Settings.local(port, database));
    }

    @Test
    void aPortThatIsTakenIsRefused(@TempDir Path folder) {
        try (var first = server(0, "sqlite:" + folder.resolve("a.db")).start()) {
            var port = URI.create(first.address()).getPort();
            assertThat(port).isPositive();
            try (var second = server(port, "sqlite:" + folder.resolve("b.db"))) {
                assertThatThrownBy(second::start)
                        .isInstanceOf(UncheckedIOException.class)
                        .hasMessageContaining("in use");
            }
        }
    }

    @Test
    void theLogSaysWithWhatAServerBegins() {
        assertThat(Logs.start(Settings.local(0, "sqlite:a.db").with(new Limits(50, 7, 300, Limits.UNLIMITED))))
                .contains("database sqlite:a.db", "50 requests a second", "7 watchers", "300 new guests")
                .contains("any number of new tables an hour", "unfinished tables 180 days", "finished ones for ever");
    }

    @Test
    void databasesOfOtherKindsAreRefused() {
        assertThatThrownBy(() -> server(0, "oracle:x")).hasMessageContaining("sqlite:FILE");
        assertThatThrownBy(() -> server(0, "postgresql://nobody@127.0.0.1:1/x"))
                .isInstanceOf(freehold.server.store.StoreException.class);
    }
}
