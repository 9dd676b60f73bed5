/// Numbers for whoever runs a server. Knows nobody.
package freehold.server.metrics;
