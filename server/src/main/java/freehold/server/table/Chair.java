package freehold.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import freehold.server.fair.Salts;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Who has a seat.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Chair.Open.class, name = "open"),
    @JsonSubTypes.Type(value = Chair.Kept.class, name = "kept"),
    @JsonSubTypes.Type(value = Chair.Person.class, name = "human"),
    @JsonSubTypes.Type(value = Chair.Agent.class, name = "agent")
})
public sealed interface Chair {
    /// The level of whoever plays on for a person who has left.
    int SUBSTITUTE = 3;

    String name();

    /// Anyone may sit here.
    record Open() implements Chair {
        @Override
        public String name() {
            return "";
        }
    }

    /// One guest may sit here, and nobody else.
    ///
    /// @param name of that guest
    record Kept(String guest, String name) implements Chair {}

    /// @param guest the id of one; empty for the players of an imported record
    /// @param salt what this person's program adds to the draws, if it does
    record Person(
            String guest,
            String name,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> salt) implements Chair {}

    record Agent(int level) implements Chair {
        @Override
        public String name() {
            return "level" + level;
        }
    }

    default boolean isOf(Guest guest) {
        return this instanceof Person person && !guest.isStranger() && person.guest.equals(guest.id());
    }

    /// Whether the same guest sits there, perhaps under another name.
    default boolean isOfSame(Chair other) {
        return this instanceof Person person
                && other instanceof Person neighbour
                && person.guest.equals(neighbour.guest);
    }

    /// Whether nobody sits here yet.
    default boolean isVacant() {
        return this instanceof Open || this instanceof Kept;
    }

    default boolean isKeptFor(Guest guest) {
        return this instanceof Kept kept && !guest.isStranger() && kept.guest.equals(guest.id());
    }

    /// The same at another table, to which people have yet to come.
    default Chair kept() {
        return this instanceof Person(var guest, var name, var _) ? new Kept(guest, name) : this;
    }

    /// The same person by another name.
    default Chair named(String name) {
        return this instanceof Person(var guest, var _, var salt) ? new Person(guest, name, salt) : this;
    }

    /// What whoever sits here adds to the draws.
    default Optional<String> addition() {
        return this instanceof Person person ? person.salt : Optional.empty();
    }

    default boolean isPerson() {
        return this instanceof Person;
    }

    /// What the people on these chairs have added to the draws.
    static Salts salts(List<Chair> chairs) {
        var bySeat = new HashMap<Integer, String>();
        for (var i = 0; i < chairs.size(); i++) {
            var seat = i + 1;
            chairs.get(i).addition().ifPresent(salt -> bySeat.put(seat, salt));
        }
        return new Salts(bySeat);
    }

    /// The seat of the host, who looks after the table before the game: who opened it, or else the first person there.
    static Optional<Integer> host(List<Chair> chairs, Optional<String> guest) {
        return seats(chairs)
                .filter(seat -> chairs.get(seat - 1) instanceof Person person
                        && guest.filter(person.guest::equals).isPresent())
                .findFirst()
                .or(() -> seats(chairs)
                        .filter(seat -> chairs.get(seat - 1).isPerson())
                        .findFirst());
    }

    private static Stream<Integer> seats(List<Chair> chairs) {
        return IntStream.rangeClosed(1, chairs.size()).boxed();
    }
}
