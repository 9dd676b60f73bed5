package freehold.lab.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;

/// What the machines of a cluster need beyond Spark: our own jars, as they are on the class path. Folders of classes,
/// as in a test, are packed.
final class OwnJars {
    /// Every class of the program is in here.
    private static final String OURS = "freehold/";

    private OwnJars() {}

    static List<String> jars() {
        var jars = new ArrayList<String>();
        for (var entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            var path = Path.of(entry);
            try {
                if (Files.isDirectory(path) && Files.isDirectory(path.resolve(OURS))) {
                    jars.add(pack(path));
                } else if (entry.endsWith(".jar") && isOurs(path)) {
                    jars.add(path.toString());
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return jars;
    }

    private static boolean isOurs(Path jar) throws IOException {
        if (!Files.exists(jar)) {
            return false;
        }
        try (var file = new JarFile(jar.toFile())) {
            return file.stream().anyMatch(entry -> entry.getName().startsWith(OURS));
        }
    }

    private static String pack(Path folder) throws IOException {
        var jar = Files.createTempFile("freehold-", ".jar");
        jar.toFile().deleteOnExit();
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
        return jar.toString();
    }
}
