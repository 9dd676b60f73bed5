package freehold.wire.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WireProcessorTest {
    private static final String HEAD = "package test; import freehold.kernel.wire.*; import java.util.*;\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everySortOfComponentIsWritten() throws Exception {
        compile("Sample", """
                /// A sample.
                ///
                /// @param words of which
                /// there are some
                @Wire
                public record Sample(
                        int number, @OneOf({"a", "b"}) List<String> words, Map<String, Object> options,
                        Optional<String> absent, @OrNull Optional<Integer> nothing, Mood mood,
                        @Named("default") boolean standard, @Flat Part part, List<Case> cases,
                        @Flat Optional<Case> flat) {
                    public enum Mood { VERY_WELL }
                    public record Part(double share) {}
                    public sealed interface Case {}
                    public record FirstCase(String text) implements Case {}
                    public record Other() implements Case {}

                    public static String example() {
                        var sample = new Sample(1, List.of("a"), Map.of("size", 5), Optional.empty(), Optional.empty(),
                                Mood.VERY_WELL, true, new Part(0.5), List.of(new FirstCase("x"), new Other()),
                                Optional.of(new FirstCase("y")));
                        var out = new JsonWriter();
                        SampleJson.write(sample, out);
                        return out.toString();
                    }
                }""");
        assertThat(example("test.Sample"))
                .isEqualTo("{\"number\":1,\"words\":[\"a\"],\"options\":{\"size\":5},\"nothing\":null,"
                        + "\"mood\":\"very-well\",\"default\":true,\"share\":0.5,"
                        + "\"cases\":[{\"kind\":\"first-case\",\"text\":\"x\"},{\"kind\":\"other\"}],"
                        + "\"kind\":\"first-case\",\"text\":\"y\"}");
        assertThat(Files.readString(folder.resolve(Schemas.FILE)))
                .contains("\"description\":\"of which there are some\"")
                .contains("\"enum\":[\"very-well\"]")
                .contains("\"mapping\":{\"first-case\":\"test.Sample.FirstCase\",\"other\":\"test.Sample.Other\"}")
                .contains(
                        "\"required\":[\"number\",\"words\",\"options\",\"nothing\",\"mood\",\"default\",\"share\",\"cases\"]");
    }

    @Test
    void whatCanNotCrossTheWireIsNamed() {
        assertThat(compile("Odd", "@Wire record Odd(List<java.time.Instant> times) {}"))
                .contains("test.Odd.times: java.time.Instant can't cross the wire");
        assertThat(compile("Odder", "@Wire record Odder(int[] numbers) {}"))
                .contains("test.Odder.numbers: int[] can't cross the wire");
        assertThat(compile("Oddest", "@Wire record Oddest(Map<Integer, String> byNumber) {}"))
                .contains("test.Oddest.byNumber");
    }

    /// Returns what the compiler complains about.
    private String compile(String name, String code) {
        var source =
                new SimpleJavaFileObject(URI.create("string:///test/" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return HEAD + code;
                    }
                };
        var complaints = new DiagnosticCollector<JavaFileObject>();
        var options = List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path", ""));
        var task = ToolProvider.getSystemJavaCompiler().getTask(null, null, complaints, options, null, List.of(source));
        task.setProcessors(List.of(new WireProcessor()));
        var _ = task.call();
        return complaints.getDiagnostics().stream()
                .map(complaint -> complaint.getMessage(Locale.ROOT))
                .collect(Collectors.joining("\n"));
    }

    private String example(String type) throws IOException, ReflectiveOperationException {
        try (var loader = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            return (String) loader.loadClass(type).getMethod("example").invoke(null);
        }
    }
}
