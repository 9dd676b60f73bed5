package freehold.lab.api;

import java.lang.module.ModuleReference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Everything that others can use of a module, as lines of text: the public and protected types of its exported
/// packages, and their members. A line changes whenever a program that uses it might no longer compile or run.
final class PublicApi {
    private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString");

    private final Set<String> exported;
    private final Set<String> lines = new TreeSet<>();

    private PublicApi(Set<String> exported) {
        this.exported = exported;
    }

    static Set<String> of(ModuleReference module) throws Exception {
        var exported = module.descriptor().exports().stream()
                .map(export -> export.source().replace('.', '/') + "/")
                .collect(Collectors.toSet());
        var api = new PublicApi(exported);
        try (var reader = module.open();
                var files = reader.list()) {
            files.filter(api::isExported).forEach(api::add);
        }
        return api.lines;
    }

    private boolean isExported(String file) {
        return file.endsWith(".class") && exported.contains(file.substring(0, file.lastIndexOf('/') + 1));
    }

    private void add(String file) {
        var name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        try {
            var type = Class.forName(name, false, PublicApi.class.getClassLoader());
            if (isReachable(type)) {
                add(type);
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Whether somebody outside can name it.
    private static boolean isReachable(Class<?> type) {
        return type.getCanonicalName() != null
                && isOpen(type.getModifiers())
                && (!type.isMemberClass() || isReachable(type.getEnclosingClass()));
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private void add(Class<?> type) {
        lines.add(readable(type.toGenericString() + supertypes(type) + permitted(type)));
        members(type)
                .filter(member -> isOpen(member.getModifiers()) && !member.isSynthetic() && !isOfEveryObject(member))
                .map(PublicApi::line)
                .forEach(lines::add);
    }

    private static Stream<Member> members(Class<?> type) {
        return Stream.of(type.getDeclaredFields(), type.getDeclaredConstructors(), type.getDeclaredMethods())
                .flatMap(Arrays::stream)
                .map(Member.class::cast);
    }

    private static boolean isOfEveryObject(Member member) {
        return member instanceof Method && OF_EVERY_OBJECT.contains(member.getName());
    }

    private static String supertypes(Class<?> type) {
        var names = Stream.concat(
                        Stream.ofNullable(type.getGenericSuperclass()), Arrays.stream(type.getGenericInterfaces()))
                .map(Type::getTypeName)
                .filter(name -> !name.equals("java.lang.Object"))
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : " : " + names;
    }

    /// A new kind of a sealed type breaks the `switch` of those who use it.
    private static String permitted(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .map(Class::getName)
                        .sorted()
                        .collect(Collectors.joining(", ", " permits ", ""))
                : "";
    }

    private static String line(Member member) {
        return readable(
                switch (member) {
                    case Field field -> field.toGenericString();
                    case Constructor<?> constructor -> constructor.toGenericString();
                    case Method method -> method.toGenericString();
                    default -> throw new IllegalStateException("a new kind of member: " + member);
                });
    }

    /// Without what nobody outside notices.
    private static String readable(String line) {
        return line.replaceAll("\\b(synchronized|native|transient|volatile) ", "")
                .replace("java.lang.", "");
    }
}
