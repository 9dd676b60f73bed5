package freehold.server;

/// How a server is set up.
///
/// @param port 0 for any that is free
/// @param database `sqlite:FILE` or `postgresql://…`
/// @param rate requests a second that one guest may make in the long run
public record Settings(String host, int port, String database, int rate) {
    public static final String USUAL_HOST = "127.0.0.1";
    public static final int USUAL_PORT = 8080;
    public static final String USUAL_DATABASE = "sqlite:data/freehold.db";
    public static final int USUAL_RATE = 100;
}
