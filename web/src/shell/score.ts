import { faceOf } from "../games/registry";
import { settings } from "./settings";

/** A score in words; nothing where players only win or lose. */
export function scoreText(game: string, amount: number): string | undefined {
  return faceOf(game)?.score?.(amount, settings.get("language")).replace("-", "−");
}
