import { isWhole, type Line, toldPlies } from "./engine";

/** What the compiled rules are asked: a kind, fields, and perhaps a text (`Question` in Java reads it). */
export interface Question {
  readonly kind: string;
  readonly language: string;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

export function written({ kind, language, fields, text }: Question): string {
  const lines = Object.entries({ language, ...fields }).map(([name, value]) => `${name} ${value}`);
  const head = [kind, ...lines].join("\n");
  return text === undefined ? head : `${head}\n\n${text}`;
}

/** The fields that describe a line. */
export function fieldsOf(line: Line): Record<string, string | number> {
  const { game, options, seats, viewer, edition, start } = line;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const plies = toldPlies(line) ?? line.plies;
  return {
    game,
    seats,
    options: chosen.join(" "),
    plies: plies.join(" "),
    viewer,
    ...(edition !== undefined && { edition }),
    ...(!isWhole(line) && { guessed: "yes" }),
    ...(start !== undefined && { start }),
  };
}
