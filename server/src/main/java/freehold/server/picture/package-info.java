/// Boards as pictures: plain shapes painted into pixels and written as PNG, with nothing but the JDK's own core.
package freehold.server.picture;
