import type { Clock, Game, Table } from "../api/schema";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { timeSpan } from "./time-text";

/** What somebody agrees to who sits down: players, clock, and options that are not as usual. */
export function termsOf(table: Table, game: Game | undefined): string {
  const text = t().lobby;
  return [
    text.playersAt(table.seats.length),
    table.clock ? clockText(table.clock) : text.noClock,
    ...unusual(table, game),
  ].join(" · ");
}

function clockText({ kind, base = 0, increment = 0, perMove = 0 }: Clock): string {
  return kind === "live" ? t().lobby.live(timeSpan(base), timeSpan(increment)) : t().lobby.perMove(timeSpan(perMove));
}

/** Each option that is not as usual, with its value. */
export function unusual({ options }: Pick<Table, "options">, game: Game | undefined): string[] {
  return (game?.options ?? [])
    .filter(({ key, default: usual }) => options[key] !== undefined && String(options[key]) !== String(usual))
    .map((option) => {
      const words = uiOf(game!.id).words(settings.get("language"));
      const value = String(options[option.key]);
      const named = words.values?.[value] ?? (value === "true" ? t().on : value === "false" ? t().off : value);
      return `${words.options[option.key] ?? option.name}${t().colon}${named}`;
    });
}
