package freehold.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What can be typed beside moves.
enum Word {
    HELP("help", "this list"),
    RULES("rules", "rules, rules NUMBER, or rules tokens: the rules of the game, and how moves are written"),
    WHY("why", "why MOVE: whether a move is legal, and if not, by which rule"),
    MOVES("moves", "all legal moves"),
    HINT("hint", "what the computer would do, with its expectations"),
    LOG("log", "what has happened so far"),
    SHOW("show", "the board again"),
    UNDO("undo", "takes back the last decision of a person"),
    NEW("new", "starts the game anew"),
    SAVE("save", "save FILE: writes a record (.fgn)"),
    SAVE_OVER("save!", "save! FILE: the same, over a file that exists"),
    LOAD("load", "load FILE: goes on with a record"),
    QUIT("quit", "leaves");

    private final String typed;
    private final String help;

    Word(String typed, String help) {
        this.typed = typed;
        this.help = help;
    }

    String typed() {
        return typed;
    }

    String help() {
        return help;
    }

    static Optional<Word> of(String typed) {
        return Arrays.stream(values()).filter(word -> word.typed.equals(typed)).findFirst();
    }

    static List<String> names() {
        return Arrays.stream(values()).map(Word::typed).toList();
    }
}
