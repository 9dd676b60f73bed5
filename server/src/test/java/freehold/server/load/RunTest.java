package freehold.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.server.Server;
import freehold.server.Settings;
import freehold.server.guard.Limits;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunTest {
    @Test
    void whatIsAcknowledgedIsStored(@TempDir Path folder) throws Exception {
        var settings = Settings.local(0, "sqlite:" + folder.resolve("test.db")).with(new Limits(1_000, 1_000));
        try (var server = new Server(settings).start()) {
            var address = URI.create(server.address());
            try (var run = new Run(address, Games.all(), 12, 0).open()) {
                var report = run.measure(1);
                run.end();
                assertThat(report.errors()).isEmpty();
                assertThat(report.plies()).isPositive();
                var ledger = Ledger.of(run);
                assertThat(ledger.acknowledged()).isGreaterThanOrEqualTo((int) report.plies());
                assertThat(ledger.differences(address)).isEmpty();
            }
        }
    }

    @Test
    void viewersFoldEveryUpdate(@TempDir Path folder) throws Exception {
        var settings = Settings.local(0, "sqlite:" + folder.resolve("test.db")).with(new Limits(1_000, 1_000));
        try (var server = new Server(settings).start();
                var run = new Run(URI.create(server.address()), Games.all(), 4, 200, 3).open()) {
            var report = run.measure(1);
            run.end();
            assertThat(report.errors()).isEmpty();
            assertThat(report.updates()).isPositive();
        }
    }
}
