package freehold.lab;

import freehold.kernel.InvalidSetup;
import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Agents by the name of their class: from the class path, or from the jars and folders that the environment names.
final class AgentClasses {
    static final String VARIABLE = "FREEHOLD_CLASSPATH";

    private static final String EVERY_JAR = "*";
    private static Optional<AgentClasses> shared = Optional.empty();

    private final ClassLoader loader;

    /// @param path jars, folders of classes, and `folder/*` for all jars of a folder, as in Java's own class path
    AgentClasses(String path) {
        var places = Arrays.stream(path.split(File.pathSeparator, -1))
                .filter(place -> !place.isEmpty())
                .flatMap(place -> files(place).stream())
                .map(AgentClasses::url)
                .toArray(URL[]::new);
        loader = new URLClassLoader(places, AgentClasses.class.getClassLoader());
    }

    /// Those that the environment names.
    static synchronized AgentClasses ofEnvironment() {
        if (shared.isEmpty()) {
            shared = Optional.of(new AgentClasses(Objects.requireNonNullElse(System.getenv(VARIABLE), "")));
        }
        return shared.get();
    }

    private static List<File> files(String place) {
        var file = new File(place);
        var every = file.getName().equals(EVERY_JAR);
        var found = every ? Objects.requireNonNullElse(file.getAbsoluteFile().getParentFile(), file) : file;
        if (!found.exists()) {
            throw new InvalidSetup("%s names %s, which is not there".formatted(VARIABLE, found));
        }
        return every ? jars(found.toPath()) : List.of(file);
    }

    private static List<File> jars(Path folder) {
        var jars = new ArrayList<File>();
        try (var entries = Files.newDirectoryStream(folder, "*.jar")) {
            entries.forEach(entry -> jars.add(entry.toFile()));
        } catch (java.io.IOException e) {
            throw new InvalidSetup("%s names %s, which can't be read".formatted(VARIABLE, folder));
        }
        return jars;
    }

    private static URL url(File file) {
        try {
            return file.toURI().toURL();
        } catch (MalformedURLException e) {
            throw new InvalidSetup("%s names %s, which can't be read".formatted(VARIABLE, file));
        }
    }

    /// A new agent.
    ///
    /// @throws InvalidSetup if there is no such class, or it makes no agents
    Agent make(String name, long seed) {
        var type = type(name);
        try {
            var agent = take(type, long.class).map(maker -> make(maker, seed));
            return new OutsideAgent(agent.or(() -> take(type).map(AgentClasses::make))
                    .orElseThrow(() -> new InvalidSetup(
                            "%s needs a constructor that takes a long, the seed, or nothing".formatted(name))));
        } catch (LinkageError e) {
            throw new InvalidSetup("%s can't be loaded: %s".formatted(name, e));
        }
    }

    private Class<? extends Agent> type(String name) {
        try {
            var type = Class.forName(name, true, loader);
            if (!Agent.class.isAssignableFrom(type)) {
                throw new InvalidSetup("%s is no %s".formatted(name, Agent.class.getName()));
            }
            return type.asSubclass(Agent.class);
        } catch (ClassNotFoundException e) {
            throw new InvalidSetup(
                    "there is no class %s; %s names the jars and folders to look in".formatted(name, VARIABLE));
        } catch (LinkageError e) {
            throw new InvalidSetup("%s can't be loaded: %s".formatted(name, e));
        }
    }

    private static Optional<Constructor<? extends Agent>> take(Class<? extends Agent> type, Class<?>... parameters) {
        try {
            return Optional.of(type.getDeclaredConstructor(parameters));
        } catch (NoSuchMethodException e) {
            return Optional.empty();
        }
    }

    private static Agent make(Constructor<? extends Agent> maker, Object... arguments) {
        var name = maker.getDeclaringClass().getName();
        try {
            maker.setAccessible(true);
            return maker.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw new InvalidSetup("%s can't be made: %s".formatted(name, e.getCause()));
        } catch (ReflectiveOperationException e) {
            throw new InvalidSetup("%s can't be made: %s".formatted(name, e));
        }
    }
}
