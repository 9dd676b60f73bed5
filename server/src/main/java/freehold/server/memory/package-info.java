/// What is remembered for a while and within bounds: [freehold.server.memory.LruCache] by number,
/// [freehold.server.memory.Cached] by time, [freehold.server.memory.Eviction] by how much room it takes.
package freehold.server.memory;
