package freehold.server.web;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Logger;
import org.eclipse.jetty.io.Connection;

/// How many connections there may be: as many as the process has file descriptors for, and of these half for one
/// network, so that nobody shuts everybody else out.
public final class ConnectionLimit implements Connection.Listener {
    private static final Logger LOG = Logger.getLogger(ConnectionLimit.class.getName());
    private static final int MOST = 20_000;
    /// For the database, files, and whatever Java itself opens.
    private static final int DESCRIPTORS_KEPT = 500;

    private static final int FEW = 2_000;

    private final int most;
    private final boolean isBehindProxy;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    /// Where each is from; a connection that has ended no longer knows.
    private final Map<Connection, String> networks = new ConcurrentHashMap<>();

    ConnectionLimit(int most, boolean isBehindProxy) {
        this.most = most;
        this.isBehindProxy = isBehindProxy;
    }

    /// What this process can have; it says so if that is little.
    ///
    /// @param isBehindProxy whether all connections come from the same place
    public static ConnectionLimit ofThisProcess(boolean isBehindProxy) {
        var most = connections(descriptors());
        if (most < FEW) {
            LOG.warning(() ->
                    "file descriptors are enough for %d connections only; raise the limit (ulimit -n)".formatted(most));
        }
        return new ConnectionLimit(most, isBehindProxy);
    }

    private static long descriptors() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : Long.MAX_VALUE;
    }

    /// How many connections so many descriptors are enough for.
    static int connections(long descriptors) {
        return Math.clamp(descriptors - Math.min(DESCRIPTORS_KEPT, descriptors / 2), 1, MOST);
    }

    int most() {
        return most;
    }

    @Override
    public void onOpened(Connection connection) {
        if (isBehindProxy) {
            return;
        }
        var network = network(connection);
        networks.put(connection, network);
        if (open.merge(network, 1, Integer::sum) > Math.max(1, most / 2)) {
            connection.close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        Optional.ofNullable(networks.remove(connection))
                .ifPresent(network -> open.computeIfPresent(network, (_, count) -> count == 1 ? null : count - 1));
    }

    private static String network(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress address
                ? Network.of(address.getAddress().getHostAddress())
                : "";
    }
}
