package freehold.cli.newgame;

import freehold.kernel.telling.TextResource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The files of a new game, made from templates. `files.txt` in each folder of templates lists them:
/// `template > file`, with the file's path inside the game's folder.
record Skeleton(GameNames names, BoardKind board) {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)}}");

    /// By path inside the game's folder.
    Map<String, String> files() {
        var words = words();
        var files = new LinkedHashMap<String, String>();
        for (var layer : board.layers()) {
            read(layer, "files.txt").lines().forEach(line -> {
                var parts = line.split(" > ", 2);
                files.put(filled(parts[1], words), filled(read(layer, parts[0]), words));
            });
        }
        return files;
    }

    private Map<String, String> words() {
        var words = new HashMap<>(board.words());
        words.put("id", names.id());
        words.put("name", names.name());
        words.put("package", names.inJava());
        words.put("folder", names.folder());
        words.put("R", names.letter());
        return words;
    }

    private static String read(String layer, String file) {
        return TextResource.read(Skeleton.class, layer + "/" + file);
    }

    private static String filled(String template, Map<String, String> words) {
        return PLACEHOLDER.matcher(template).replaceAll(match -> Matcher.quoteReplacement(word(match.group(1), words)));
    }

    private static String word(String key, Map<String, String> words) {
        var word = words.get(key);
        if (word == null) {
            throw new IllegalStateException("a template asks for " + key);
        }
        return word;
    }
}
