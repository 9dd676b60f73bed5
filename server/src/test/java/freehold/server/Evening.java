package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// One house for all tests of a class, with Ada and Ben in it.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Evening {
    House house;
    House.Person ada;
    House.Person ben;

    @BeforeAll
    void open(@TempDir Path folder) {
        house = new House(folder);
        ada = house.guest("Ada");
        ben = house.guest("Ben");
    }

    @AfterAll
    void close() {
        house.close();
    }

    /// A table at which Ada and Ben have just begun; its version is 3.
    String started() {
        var table = ada.open(PlayTest.ESGROS);
        assertThat(ben.post("/tables/" + table + "/join", "{\"seat\":2}").status())
                .isEqualTo(200);
        return table;
    }
}
