/// Figures for operators. Knows no other package of the server.
package freehold.server.metrics;
