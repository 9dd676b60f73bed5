package freehold.server.store;

import freehold.server.fair.Seed;
import freehold.server.table.Entry;
import java.util.List;

/// A table as it is stored.
public record Log(Seed seed, List<Entry> entries) {}
