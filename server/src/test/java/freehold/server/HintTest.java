package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What one might play, for those who play against agents.
class HintTest extends Evening {
    private House.Answer hint(House.Person person, String table) {
        return person.post("/tables/" + table + "/hint", "{\"time\":100}");
    }

    @Test
    void evenWhereAgentsKeepSecretsThereIsOne() {
        var table = ada.open("""
                {"game":"the-estates","seats":[{"kind":"me"},{"kind":"agent","level":1}]}""");
        var legal = ada.look(table).path("legal").toString();
        var found = hint(ada, table).lines().getLast();
        assertThat(found.path("final").asBoolean()).isTrue();
        assertThat(legal)
                .contains("\"" + found.path("moves").get(0).path("token").asString() + "\"");
    }

    @Test
    void betweenPeopleThereAreNone() {
        var table = started();
        assertThat(hint(ada, table).error()).isEqualTo("secret");
        assertThat(hint(ben, table).error()).isEqualTo("not-your-turn");
        assertThat(hint(house.guest("Cleo"), table).error()).isEqualTo("not-seated");
        assertThat(hint(house.stranger(), table).status()).isEqualTo(401);
    }
}
