package freehold.laws.three;

import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.JsonWriter;
import java.util.List;
import java.util.stream.Collectors;

/// @param owners 0 for an empty cell
record View(List<Integer> owners) implements freehold.kernel.position.View {
    @Override
    public void write(JsonWriter out) {
        out.beginObject().name("owners").beginArray();
        owners.forEach(out::number);
        out.endArray().endObject();
    }

    @Override
    public Sketch picture() {
        return new Sketch().line(owners.stream().map(Object::toString).collect(Collectors.joining(" ")));
    }
}
