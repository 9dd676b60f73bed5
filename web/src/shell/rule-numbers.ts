import type { Rule } from "../api/schema";

/** The rule of a number; G4b stands within G4. */
export function ruleIn(rules: readonly Rule[], number: string): Rule | undefined {
  return rules.find((rule) => rule.number === number) ?? rules.find((rule) => rule.number === number.replace(/[a-z]+$/, ""));
}
