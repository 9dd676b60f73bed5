package freehold.server;

import freehold.server.agents.Analyst;
import freehold.server.agents.HouseGame;
import freehold.server.agents.Steward;
import freehold.server.hall.Hall;
import freehold.server.health.Health;
import freehold.server.store.Store;
import freehold.server.upkeep.Housekeeping;
import java.time.Clock;

/// What a server consists of behind its web interface.
///
/// @param clock what time it is, for all that happens at tables
record Core(
        Hall hall,
        Store store,
        Steward steward,
        HouseGame houseGame,
        Analyst analyst,
        Housekeeping housekeeping,
        Health health,
        Clock clock) {}
