/// Agents and clocks: whatever happens at tables without anybody's doing. [freehold.server.agents.Steward] sees to it,
/// [freehold.server.agents.ThinkingPool] thinks, never on the threads of requests.
package freehold.server.agents;
