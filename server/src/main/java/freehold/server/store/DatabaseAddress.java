package freehold.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// Which database: `sqlite:FILE` or `postgresql://user:password@host:port/name`. It may hold a password, so people are
/// shown [#shown].
public record DatabaseAddress(String text) {
    private static final String SQLITE = "sqlite:";
    private static final String POSTGRESQL = "postgresql://";
    /// A password that was not encoded may hold another `@`, so the last one counts.
    private static final Pattern USER_INFO = Pattern.compile("(postgres(?:ql)?://[^:@/]*):.*@");

    /// The driver takes it as a parameter, too.
    private static final Pattern PARAMETER = Pattern.compile("(password=)[^&\\s']*", Pattern.CASE_INSENSITIVE);

    /// @throws IllegalArgumentException if it is neither
    public DatabaseAddress {
        if (!text.startsWith(SQLITE) && !text.startsWith(POSTGRESQL)) {
            throw new IllegalArgumentException("a database is sqlite:FILE or postgresql://…");
        }
    }

    /// For the one server that uses the file, or one of several that share a PostgreSQL; a new database is made where
    /// there is none.
    public Database open() {
        return isSqlite() ? SqliteFile.forServer(file()) : new PostgresDatabase(text);
    }

    /// For tools that only read, while a server may be running.
    public Database openToRead() {
        return isSqlite() ? SqliteFile.forReading(file()) : new PostgresDatabase(text);
    }

    /// For tools that change what is there, while a server may be running.
    public Database openToChange() {
        return isSqlite() ? SqliteFile.forChanging(file()) : new PostgresDatabase(text);
    }

    public boolean isSqlite() {
        return text.startsWith(SQLITE);
    }

    private Path file() {
        return Path.of(text.substring(SQLITE.length()));
    }

    /// The same PostgreSQL with a password that was kept elsewhere.
    public DatabaseAddress withPassword(String password) {
        var at = userInfoEnd();
        if (isSqlite() || at < 0) {
            throw new IllegalArgumentException("a password goes with postgresql://user@host:port/name");
        }
        var user = text.substring(POSTGRESQL.length(), at).split(":", 2)[0];
        var encoded = URLEncoder.encode(password, StandardCharsets.UTF_8).replace("+", "%20");
        return new DatabaseAddress(POSTGRESQL + user + ":" + encoded + text.substring(at));
    }

    /// Without the password.
    public String shown() {
        return isSqlite() ? text : masked(text);
    }

    /// A sentence without the password of an address that may be in it.
    public static String masked(String sentence) {
        var masked = USER_INFO.matcher(sentence).replaceAll("$1:***@");
        return PARAMETER.matcher(masked).replaceAll("$1***");
    }

    /// Where the `@` is: the last one counts, as above.
    private int userInfoEnd() {
        return text.lastIndexOf('@');
    }

    /// @throws IllegalArgumentException with a sentence that does not tell the password
    static URI uri(String text) {
        try {
            var uri = new URI(text);
            if (uri.getHost() != null) {
                return uri;
            }
        } catch (URISyntaxException e) {
            // Its message repeats the whole address.
        }
        throw new IllegalArgumentException("an address is postgresql://user:password@host:port/name,"
                + " where signs such as @ or / in the password are written as %40 or %2F");
    }
}
