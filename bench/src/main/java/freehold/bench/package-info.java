/// JMH benchmarks, for every game there is, through the interface that search uses. [freehold.bench.Benchmarks] starts
/// them. Each one proves by perft that the moves are right before it times them.
package freehold.bench;
