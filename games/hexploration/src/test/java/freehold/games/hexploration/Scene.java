package freehold.games.hexploration;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.view.View;
import freehold.kernel.Course;
import freehold.kernel.position.Ruling;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// A position that was played to, token by token, with short words for asking about it.
public final class Scene {
    /// Seat 1 has forest (pawn 1) and hills (pawn 2), seat 2 marsh and plains; no two of them touch.
    ///
    ///              P2d
    ///              0,-2
    ///      M2c             F1a
    ///      -2,0            2,0
    ///              H1b
    ///              0,2
    public static final String APART = "tile:F tile:H tile:M tile:P start:F@2,0 start:M@-2,0 start:H@0,2 start:P@0,-2";

    /// The same tiles; seat 1's forest 2,0 touches seat 2's marsh 2,-1, and seat 1's hills -2,0 seat 2's plains -2,1.
    public static final String SIDE_BY_SIDE =
            "tile:F tile:H tile:M tile:P start:F@2,0 start:M@2,-1 start:H@-2,0 start:P@-2,1";

    private final Position position;

    private Scene(Position position) {
        this.position = position;
    }

    public static Scene of(int seats, int cash, String tokens) {
        return of(seats, Map.of("cash", "" + cash), tokens);
    }

    public static Scene of(int seats, Map<String, String> options, String tokens) {
        var rules = new Rules();
        return new Scene(rules.start(rules.setup(seats, options))).play(tokens);
    }

    /// A golden game, just before the ply of that number.
    public static Scene golden(String name, int ply) {
        return new Scene((Position) course(name).at(ply - 1));
    }

    private static Course course(String name) {
        try {
            var text = Files.readString(Path.of("src", "test", "resources", "golden", name + ".fgn"));
            return ((Scoresheet) FgnReader.read(text).getFirst()).course();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Scene play(String tokens) {
        for (var token : tokens.isEmpty() ? new String[0] : tokens.split(" ", -1)) {
            var ruling = position.judge(token);
            assertThat(ruling)
                    .as("%s in%n%s", token, position.view(0).picture())
                    .isInstanceOf(Ruling.Legal.class);
            position.playLegal(((Ruling.Legal) ruling).move());
        }
        return this;
    }

    public Position position() {
        return position;
    }

    public List<String> legal() {
        return position.legalTokens();
    }

    /// The legal tokens of one kind.
    public List<String> legal(String kind) {
        return legal().stream()
                .filter(token -> token.split(":", 2)[0].equals(kind))
                .toList();
    }

    public int money(int seat) {
        return position.purses().money(seat);
    }

    public int reserve(int seat) {
        return position.markers().reserve(seat);
    }

    public View view() {
        return View.of(position);
    }

    public View.Area area(String name) {
        return view().areas().stream()
                .filter(area -> area.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    public List<String> market(int seat) {
        return view().players().get(seat - 1).market().stream()
                .map(good -> good.type() + good.price())
                .toList();
    }

    /// The name of the area in which a pawn stands.
    public String pawn(int seat, int number) {
        return view().players().get(seat - 1).pawns().get(number - 1).area();
    }

    public int inBag(int type) {
        return position.bag().left(type);
    }
}
