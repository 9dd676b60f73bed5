package freehold.server.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/// How much time players have, in seconds.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Pace.Live.class, name = "live"),
    @JsonSubTypes.Type(value = Pace.Correspondence.class, name = "correspondence")
})
public sealed interface Pace {
    /// @param base for the whole game
    /// @param increment more whenever another seat's turn comes
    record Live(int base, int increment) implements Pace {}

    /// @param perMove for each ply
    record Correspondence(int perMove) implements Pace {}
}
