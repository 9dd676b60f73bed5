package freehold.server.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {
    @TempDir
    private Path folder = Path.of("");

    @Override
    Database open() {
        return SqliteFile.forServer(folder.resolve("test.db"));
    }
}
