package freehold.server.table;

import freehold.kernel.Course;
import freehold.kernel.Log;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/// The plies that were played at a table and stand: the course they make, each in a sentence, with the number of its
/// event and who keeps it secret.
public final class Moves {
    private final Course course;
    private final Log log = new Log();
    /// For each ply of the course, the number of its event.
    private final List<Integer> versions = new ArrayList<>();
    /// For each event that others may not know, the seat that made it happen.
    private final Map<Integer, Integer> keepers = new HashMap<>();
    /// What was judged last, so that a token is read once on its way.
    private Judged judged = new Judged("", 0, -1);
    /// How many of the plies were drawn.
    private int draws;

    private record Judged(String token, int move, int plies) {}

    Moves(Course course) {
        this.course = course;
    }

    Course course() {
        return course;
    }

    /// What becomes of a token that somebody wants to play.
    public Ruling judge(String token) {
        var ruling = course.position().judge(token);
        if (ruling instanceof Ruling.Legal(var move)) {
            judged = new Judged(token, move, versions.size());
        }
        return ruling;
    }

    /// The token of a legal move that is about to be played.
    public String token(int move) {
        var token = course.position().token(move);
        judged = new Judged(token, move, versions.size());
        return token;
    }

    /// How many of the plies that stand were drawn.
    public int draws() {
        return draws;
    }

    /// @param v the number of the ply's event
    void play(String token, int v) {
        var position = course.position();
        var isJudged = judged.plies == versions.size() && judged.token.equals(token);
        var move = isJudged ? judged.move : position.moveOf(token);
        log.add(position, move, token);
        if (position.isSecret(move)) {
            keepers.put(v, position.actor());
        }
        draws += position.actor() == Position.CHANCE ? 1 : 0;
        versions.add(v);
        course.playLegal(move, token);
    }

    void takeBack(int plies) {
        var left = versions.size() - plies;
        draws -= (int) course.plies().subList(left, versions.size()).stream()
                .filter(ply -> ply.by() == Position.CHANCE)
                .count();
        course.rewind(left);
        log.cut(left);
        versions.subList(left, versions.size()).clear();
        judged = new Judged("", 0, -1);
    }

    /// The number of the event that was the ply of that index.
    public int version(int ply) {
        return versions.get(ply);
    }

    /// How many of the plies that stand had been played by a version.
    public int playedBy(int v) {
        var found = Collections.binarySearch(versions, v);
        return found < 0 ? -found - 1 : found + 1;
    }

    List<Log.Line> log(int from, IntPredicate isOpen) {
        return log.lines(from, isOpen);
    }

    /// Whether anything was played that others may not know.
    public boolean hasSecrets() {
        return !keepers.isEmpty();
    }

    /// Whether others may not know the ply of that index as long as the game goes on.
    boolean isSecret(int ply) {
        return keepers.containsKey(version(ply));
    }

    /// The seat that alone may know an event, or [Position#SPECTATOR].
    int keeper(int v) {
        return keepers.getOrDefault(v, Position.SPECTATOR);
    }
}
