import type { Option } from "../api/schema";

/** The values that an option of a game can have, as they stand in a list to choose from. */
export function valuesOf({ kind, min = 0, max = 0, values = [] }: Option): readonly string[] {
  switch (kind) {
    case "int":
      return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
    case "bool":
      return ["true", "false"];
    case "word":
      return values;
  }
}
