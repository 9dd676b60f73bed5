import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Scene, tryToken } from "../../board/game";
import { movesWith, moveWith } from "../../board/moves";
import { settings } from "../../core/settings";
import { END } from "./tokens";
import { areaAt, type View } from "./view";

/** How long somebody can still say no, or take back. */
export const MOMENT_MILLIS = 3500;

/** Ends the turn by itself when nothing is left to decide, after a moment. */
export class TurnEnd implements ReactiveController {
  private timer = 0;
  /** Somebody wants to go on in this turn. */
  private isHeld = false;

  constructor(private readonly host: ReactiveControllerHost & EventTarget) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Whether the turn is about to end. */
  get isNear(): boolean {
    return this.timer !== 0;
  }

  /** Not yet. */
  readonly hold = (): void => {
    this.isHeld = true;
    this.stop();
    this.host.requestUpdate();
  };

  /** The scene has changed; whoever takes back or looks at an area has something in mind. */
  look(scene: Scene<View>, before: Scene<View> | undefined, isLooking: boolean): void {
    const canEnd = moveWith(scene, { kind: "end" }) !== undefined;
    const hasTakenBack = canEnd && before !== undefined && before.last.length > scene.last.length;
    this.isHeld = canEnd && (this.isHeld || isLooking || hasTakenBack);
    if (!scene.inPlay || !canEnd || this.isHeld || !settings.get("endsTurn") || isAnythingLeft(scene)) {
      this.stop();
    } else if (!this.isNear || before?.view !== scene.view) {
      this.stop();
      this.timer = window.setTimeout(() => this.end(), MOMENT_MILLIS);
    }
  }

  private end(): void {
    this.stop();
    tryToken(this.host, END, true);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }
}

/** What somebody would want to be asked: to buy an area, to claim one that is nobody's, or what tiles shall cost. */
function isAnythingLeft(scene: Scene<View>): boolean {
  const claims = movesWith(scene, { kind: "mark" }).filter(
    ({ target = "" }) => areaAt(scene.view, target)?.owner === 0,
  );
  return claims.length > 0 || ["buy", "price"].some((kind) => moveWith(scene, { kind }) !== undefined);
}
