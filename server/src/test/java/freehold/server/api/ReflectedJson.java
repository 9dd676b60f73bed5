package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import freehold.server.json.Json;
import freehold.wire.AnalysisLine;
import freehold.wire.Position;
import freehold.wire.game.LessonStep;
import freehold.wire.game.LessonWay;
import freehold.wire.game.Option;
import freehold.wire.table.Table;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/// Records as Jackson would write them by reflection, to compare with what the generated code writes.
final class ReflectedJson {
    @JsonInclude(JsonInclude.Include.ALWAYS)
    interface WithNulls {}

    interface FlatTable {
        @JsonUnwrapped
        Table.Terms terms();

        @JsonUnwrapped
        Table.State state();

        @JsonUnwrapped
        Table.Sight sight();

        @JsonUnwrapped
        Table.Result result();

        @JsonUnwrapped
        Table.Surroundings surroundings();
    }

    interface FlatStep {
        @JsonUnwrapped
        LessonWay way();
    }

    interface NamedFinal {
        @JsonProperty("final")
        boolean isFinal();
    }

    interface NamedDefault {
        @JsonProperty("default")
        Object standard();
    }

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .changeDefaultVisibility(checker -> checker.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .addMixIn(Table.class, FlatTable.class)
            .addMixIn(Table.State.class, WithNulls.class)
            .addMixIn(Table.Result.class, WithNulls.class)
            .addMixIn(Table.Surroundings.class, WithNulls.class)
            .addMixIn(Position.class, WithNulls.class)
            .addMixIn(LessonStep.class, FlatStep.class)
            .addMixIn(AnalysisLine.class, NamedFinal.class)
            .addMixIn(Option.class, NamedDefault.class)
            .build();

    private ReflectedJson() {}

    static JsonNode of(Object value) {
        return Json.parse(MAPPER.writeValueAsBytes(value));
    }
}
