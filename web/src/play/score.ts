import { settings } from "../core/settings";
import { uiOf } from "../games/registry";

/** A score in words; nothing where players only win or lose. */
export function scoreText(game: string, amount: number): string | undefined {
  return uiOf(game)?.score?.(amount, settings.get("language")).replace("-", "−");
}
