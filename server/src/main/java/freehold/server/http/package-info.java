/// The server's interface over HTTP and WebSocket, one class a resource; [freehold.server.Api] lists all addresses.
/// Reads what strangers send, asks the hall, and answers in JSON. It decides nothing.
package freehold.server.http;
