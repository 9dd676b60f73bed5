/// Runs inside the compiler that makes WebAssembly, and so on the Java that runs Maven: written for Java 17.
package freehold.browser.build;
