package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a caller is told who has waited too long is true.
class GroupCommitTest {
    /// Too short for what waits, and long enough for what is written at once by a busy machine.
    private static final Duration SHORT = Duration.ofSeconds(2);

    @TempDir
    private Path folder = Path.of("");

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);

    private boolean waitForIt() {
        begun.countDown();
        try {
            return go.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void whatNobodyWaitsForAnyMoreIsNotWrittenAndWhatHasBegunIsUncertain() throws Exception {
        var jdbi = Jdbi.create(SqliteFile.source(folder.resolve("test.db")));
        try (var commit = new GroupCommit(jdbi, SHORT, _ -> {})) {
            var slow = new FutureTask<>(
                    () -> catchThrowableOfType(StoreException.class, () -> commit.write(_ -> waitForIt())));
            Thread.ofVirtual().start(slow);
            assertThat(begun.await(1, TimeUnit.MINUTES)).isTrue();
            var isWritten = new AtomicBoolean();
            var givenUp =
                    catchThrowableOfType(StoreException.class, () -> commit.write(_ -> isWritten.getAndSet(true)));
            assertThat(givenUp.isUncertain()).isFalse();
            assertThat(slow.get(1, TimeUnit.MINUTES).isUncertain()).isTrue();
            go.countDown();
            String next = commit.write(_ -> "written");
            assertThat(next).isEqualTo("written");
            assertThat(isWritten).isFalse();
        }
    }
}
