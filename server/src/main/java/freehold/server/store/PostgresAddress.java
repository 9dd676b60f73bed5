package freehold.server.store;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/// Where a PostgreSQL is and who asks, in the form that its driver wants.
record PostgresAddress(String url, Properties properties) {
    /// @param text `postgresql://user:password@host:port/name?sslmode=require`
    /// @throws IllegalArgumentException if it is something else
    static PostgresAddress parse(String text) {
        var uri = DatabaseAddress.uri(text);
        var port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
        var query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        var properties = new Properties();
        // A process that is cut off must not stay the steward for hours.
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("ApplicationName", "freehold");
        if (uri.getRawUserInfo() != null) {
            var user = uri.getRawUserInfo().split(":", 2);
            properties.setProperty("user", decoded(user[0]));
            properties.setProperty("password", user.length > 1 ? decoded(user[1]) : "");
        }
        return new PostgresAddress(
                "jdbc:postgresql://%s%s%s%s".formatted(uri.getHost(), port, uri.getRawPath(), query), properties);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /// A connection apart from the pool, for what lasts.
    Connection connect() throws SQLException {
        return DriverManager.getConnection(url, properties);
    }
}
