package freehold.server.agents;

/// For whom something is thought about. Guests are free, so networks take turns, and within each its guests do.
///
/// @param network where the guest is
record Owner(String network, String guest) {}
