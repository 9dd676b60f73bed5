package freehold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.lab.Beginner.RuleOfThumb;
import freehold.search.Budget;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Level 1 loses to a thoughtful beginner: a rule of thumb takes most games from it.
class BeginnerTest {
    private static final int GAMES = 60;
    private static final Map<String, RuleOfThumb> RULES = Map.of(
            "estate", BeginnerTest::estate,
            "esgros", BeginnerTest::esgros,
            "the-estates", BeginnerTest::theEstates,
            "hexploration", BeginnerTest::hexploration);

    static Stream<Arguments> beginners() {
        return RULES.entrySet().stream()
                .map(beginner -> arguments(Games.named(beginner.getKey()), beginner.getValue()));
    }

    @ParameterizedTest
    @MethodSource("beginners")
    void takesMoreThanHalfFromLevel1(Game game, RuleOfThumb rule) throws InterruptedException {
        var agents = new Agents(game, game.setup(2, Map.of()), Budget.ofNodes(1))
                .with("beginner", seed -> new Beginner(rule, new Dice(seed)));
        var score = new Match(agents, "beginner", "level1", GAMES, 1, 7, 2).play((_, _) -> true);
        assertThat(score.mean()).isGreaterThan(0.5);
    }

    /// Be nearer to a win than the other, and never leave one that a turn can buy.
    private static double estate(JsonNode table, int seat, String token) {
        if (table.get("isOver").asBoolean()) {
            return 100;
        }
        var isLight = table.at("/light/seat").asInt() == seat;
        var own = missing(table.get(isLight ? "light" : "dark"));
        var other = missing(table.get(isLight ? "dark" : "light"));
        var isLost = other <= table.get("size").asInt();
        return other - own - (isLost ? 30 : 0) - (token.equals("end") ? 1 : 0);
    }

    private static int missing(JsonNode player) {
        var points = player.get("toWin").asInt();
        return points > 0 ? points : 20;
    }

    /// Remove as many stones as possible.
    private static double esgros(JsonNode table, int seat, String token) {
        var own = table.get("black").asInt() == seat ? "black" : "white";
        return all(table.get("groups"))
                .mapToDouble(group -> (group.get("colour").asString().equals(own) ? 1 : -1)
                        * group.get("cells").size())
                .sum();
    }

    /// Build where rows are near completion, sell what others want, bid little, stow.
    private static double theEstates(JsonNode table, int seat, String token) {
        return switch (token.replaceAll("\\d", "")) {
            case "bid" -> modest(token, table.at("/sale/piece").asString());
            case "keep" -> 1;
            case "sell" -> table.at("/sale/highest").asInt() <= 3 ? 0 : 2;
            case "stow" ->
                table.at("/players/%d/purse/0/cash".formatted(seat - 1)).asInt() >= 3 ? 1 : -1;
            case "pass", "hold" -> 0;
            case "roof" -> 100;
            default -> buildings(table, seat);
        };
    }

    private static double modest(String token, String piece) {
        var bid = Integer.parseInt(token.substring("bid".length()));
        return bid <= (piece.startsWith("roof") ? 3 : 1) ? 1.0 / bid : -1;
    }

    private static double buildings(JsonNode table, int seat) {
        return all(table.get("rows"))
                .mapToDouble(row -> chance(row)
                        * all(row.get("buildings"))
                                .mapToDouble(tower -> (tower.get("owner").asInt() == seat ? 1 : -1)
                                        * tower.get("worth").asInt())
                                .sum())
                .sum();
    }

    /// From -1, nothing is finished, to 1, the row is complete.
    private static double chance(JsonNode row) {
        var roofed = all(row.get("buildings"))
                .mapToDouble(tower -> tower.get("roof").asInt() > 0 ? 1 : 0)
                .sum();
        return 2 * roofed / Math.max(1, row.get("length").asInt()) - 1;
    }

    /// Be ahead in money, land and a few turns' income; what changes nothing is not worth doing.
    private static double hexploration(JsonNode table, int seat, String token) {
        var own = all(table.get("players"))
                .mapToDouble(player -> (player.get("seat").asInt() == seat ? 1 : -1) * promise(player))
                .sum();
        return own + (token.startsWith("draw") ? 1 : token.startsWith("price") ? -1 : 0);
    }

    private static double promise(JsonNode player) {
        return player.get("score").asInt() + 3 * player.get("income").asInt();
    }

    private static Stream<JsonNode> all(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }
}
