package freehold.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class OpenApiTest {
    /// With `-Dopenapi.write=true`, as `scripts/openapi` sets it, the file is written instead.
    @Test
    void theFileSaysWhatTheRecordsSay() throws IOException {
        var made = Description.write();
        if (Boolean.getBoolean("openapi.write")) {
            Files.writeString(Description.FILE, made);
        }
        assertThat(Files.readString(Description.FILE))
                .as("openapi.json is made from the records of `wire` and from src/main/openapi: run scripts/openapi")
                .isEqualTo(made);
    }
}
