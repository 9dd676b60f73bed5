package freehold.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/// Whose requests count together: those of one IPv4 address, or of one /64 of IPv6, of which a single caller has all
/// addresses.
public final class Network {
    private static final int LONGEST = 64;
    private static final int PREFIX_BYTES = 8;

    private Network() {}

    /// @param address as a connection or a proxy tells it; anything else stands for itself
    public static String of(String address) {
        try {
            var literal = InetAddress.ofLiteral(address);
            return literal instanceof Inet6Address wide ? prefix(wide) : literal.getHostAddress();
        } catch (IllegalArgumentException e) {
            return address.length() > LONGEST ? address.substring(0, LONGEST) : address;
        }
    }

    /// Whether those are programs on this machine.
    ///
    /// @param network as [#of] says it
    public static boolean isThisMachine(String network) {
        return network.startsWith("127.") || network.equals(prefix(new byte[PREFIX_BYTES]));
    }

    private static String prefix(Inet6Address address) {
        return prefix(address.getAddress());
    }

    private static String prefix(byte[] address) {
        return HexFormat.of().formatHex(Arrays.copyOf(address, PREFIX_BYTES)) + "/64";
    }
}
