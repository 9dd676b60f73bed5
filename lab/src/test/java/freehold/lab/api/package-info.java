/// Keeps the public API of the library as the version promises. Start with [freehold.lab.api.ApiTest].
package freehold.lab.api;
