package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Stage;
import freehold.games.hexploration.rules.land.Land;

/// All stages, and how the game goes on after a tile is laid.
public final class Stages {
    /// Chance draws a tile (H5, H8). Games start here.
    public static final Stage DRAW = new DrawStage();
    /// A seat places a starting tile (H5).
    public static final Stage START = new StartStage();
    /// The active seat has no tile in hand (H6).
    static final Stage OPEN = new OpenStage();
    /// The active seat holds a tile (H8).
    static final Stage HAND = new HandStage();
    /// The active seat's market holds four tiles (H17).
    public static final Stage RETURN = new ReturnStage();
    /// The new tile has enclosed an area (H12).
    public static final Stage ENCLOSED = new EnclosedStage();
    /// The pawn may follow the new tile (H13).
    public static final Stage FOLLOW = new FollowStage();
    /// The game is over (H18).
    static final Stage OVER = new OverStage();

    private Stages() {}

    /// Asks for what the new tile has caused and is not settled yet, in the order of the rules.
    static void settle(Position position) {
        if (position.placement().enclosed() != Land.NONE) {
            position.enter(ENCLOSED);
        } else if (position.placement().canFollow()) {
            position.enter(FOLLOW);
        } else {
            finishTile(position);
        }
    }

    /// Nothing more depends on the tile that was explored.
    static void finishTile(Position position) {
        position.exploration().finish();
        position.enter(OPEN);
    }
}
