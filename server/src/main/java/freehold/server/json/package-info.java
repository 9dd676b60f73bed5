/// JSON as the server writes it ([freehold.server.json.Json]) and as it reads it from strangers
/// ([freehold.server.json.Body]).
package freehold.server.json;
