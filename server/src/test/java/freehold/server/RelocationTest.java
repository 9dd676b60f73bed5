package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.House.Person;
import freehold.server.store.DatabaseAddress;
import freehold.server.store.Postgres;
import freehold.server.store.Relocation;
import freehold.server.store.StoreException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From a file to a real PostgreSQL.
class RelocationTest {
    @TempDir
    private Path folder = Path.of("");

    private final String postgres = Postgres.fresh();

    private Path file() {
        return folder.resolve("test.db");
    }

    private void relocate() {
        Relocation.copy(file(), new DatabaseAddress(postgres));
    }

    /// All that a player can see of a table, but who is there.
    private static List<String> told(Person ada, String table) {
        return List.of(
                ada.get("/tables/" + table + "/events?wait=false").text(),
                ada.get("/tables/" + table + "/log").text(),
                ada.get("/tables/" + table + "/record.fgn").text());
    }

    @Test
    void everythingIsThereAfterwardsAndGamesGoOn() {
        List<String> before;
        Person ada;
        String table;
        try (var house = new House(folder)) {
            ada = house.guest("Ada");
            table = ada.open(
                    "{\"game\":\"esgros\",\"options\":{\"pie\":false},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
            ada.play(table, "d4");
            ada.post("/tables/" + table + "/say", "{\"text\":\"Schöner Zug\"}");
            before = told(ada, table);
        }
        relocate();
        try (var house = new House(postgres)) {
            assertThat(told(house.known(ada), table)).isEqualTo(before);
            assertThat(before.getFirst()).contains("Schöner Zug");
            assertThat(house.known(ada).play(table, "c3").status()).isEqualTo(200);
            assertThat(house.known(ada).get("/tables?mine=true").text()).contains(table);
        }
    }

    @Test
    void nothingIsOverwrittenAndNobodyMayUseEither() {
        assertThatThrownBy(this::relocate).hasMessageContaining("a SQLite file that is there");
        try (var house = new House(folder)) {
            house.guest("Ada");
            assertThatThrownBy(this::relocate)
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("another server uses");
        }
        try (var house = new House(postgres)) {
            assertThat(house.server.store().isWell()).isTrue();
            assertThatThrownBy(this::relocate).hasMessageContaining("a server uses it");
        }
        relocate();
        assertThatThrownBy(this::relocate).hasMessageContaining("it is not empty");
    }

    /// A table that a later migration adds must not be left behind.
    @Test
    void noTableIsForgotten() throws SQLException {
        try (var _ = new House(postgres);
                var connection = DriverManager.getConnection(
                        "jdbc:" + postgres.replaceFirst("//.*@", "//") + "?user=postgres&password=postgres");
                var rows = connection
                        .createStatement()
                        .executeQuery(
                                "select table_name from information_schema.tables where table_schema = 'public'")) {
            var tables = new ArrayList<String>();
            while (rows.next()) {
                tables.add(rows.getString(1));
            }
            tables.removeAll(List.of("flyway_schema_history", "announcements"));
            assertThat(Relocation.TABLES).containsExactlyInAnyOrderElementsOf(tables);
        }
    }
}
