package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import freehold.server.hall.Names;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is said while the database is away.
class OutageTest {
    @Test
    void aFailedReadingIsNotSaidToBeAboutStoring(@TempDir Path folder) {
        try (var house = new House(folder)) {
            var ada = house.guest("Ada");
            ada.get("/guests/me");
            house.server.store().close();
            var answer = ada.get("/tables?mine=true");
            assertThat(answer.status()).isEqualTo(503);
            assertThat(answer.json().path("message").asString())
                    .isEqualTo("the database can't be used at the moment; nothing was changed");
            assertThatThrownBy(() -> Listener.of(ada, Names.fresh(Instant.EPOCH), 0))
                    .cause()
                    .asInstanceOf(type(WebSocketHandshakeException.class))
                    .extracting(refusal -> refusal.getResponse().statusCode())
                    .isEqualTo(503);
        }
    }
}
