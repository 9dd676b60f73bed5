package example;

import freehold.lab.engine.Engines;

/// Our agent as a program of its own.
final class GrabberEngine {
    private GrabberEngine() {}

    public static void main(String[] arguments) throws InterruptedException {
        Engines.serve(new Grabber(1));
    }
}
