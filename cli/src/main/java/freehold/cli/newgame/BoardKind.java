package freehold.cli.newgame;

import java.util.List;
import java.util.Map;

/// What the new game is played on, and so which templates it starts from.
enum BoardKind {
    HEX("three stones in a line win"),
    SQUARE("three stones in a line win"),
    NONE("the player who takes the last counter of a heap wins");

    private static final String BOARDS = """

              <dependencies>
                <dependency>
                  <groupId>freehold</groupId>
                  <artifactId>boards</artifactId>
                </dependency>
              </dependencies>
            """;

    private final String summary;

    BoardKind(String summary) {
        this.summary = summary;
    }

    /// The game that the skeleton plays, in a few words.
    String summary() {
        return summary;
    }

    /// The folders of templates.
    List<String> layers() {
        return switch (this) {
            case HEX -> List.of("common", "board", "hex");
            case SQUARE -> List.of("common", "board", "square");
            case NONE -> List.of("common", "heap");
        };
    }

    /// What fills the templates for this board.
    Map<String, String> words() {
        return switch (this) {
            case HEX -> words("Hex", "A hexagonal board with n cells to a side", 2, 5, "c3");
            case SQUARE -> words("Square", "A square board of n by n cells", 3, 8, "b2");
            case NONE -> Map.of("dependencies", "");
        };
    }

    private static Map<String, String> words(String shape, String board, int least, int most, String example) {
        return Map.of(
                "dependencies", BOARDS,
                "Shape", shape,
                "board", board,
                "least", "" + least,
                "most", "" + most,
                "usual", "3",
                "example", example);
    }
}
