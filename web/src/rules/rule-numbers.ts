import type { Rule } from "../api/schema";
import type { Words } from "../words/en";

/** The rule of a number; G4b stands within G4. */
export function ruleIn(rules: readonly Rule[], number: string): Rule | undefined {
  return (
    rules.find((rule) => rule.number === number) ?? rules.find((rule) => rule.number === number.replace(/[a-z]+$/, ""))
  );
}

/** The rule that a part belongs to, without which the part's words can't be understood: G4 for G4b. */
export function headOf(rules: readonly Rule[], { number }: Rule): Rule | undefined {
  return /[a-z]$/.test(number) ? rules.find((rule) => rule.number === number.replace(/[a-z]+$/, "")) : undefined;
}

/** A text in pieces: those between the numbers of rules, and the rules. */
export function numbersIn(rules: readonly Rule[], text: string): (string | Rule)[] {
  return text
    .split(/(?<![A-Za-z0-9])([A-Z]\d+[a-z]?)(?![A-Za-z0-9])/)
    .map((piece, i) => (i % 2 === 1 ? (rules.find(({ number }) => number === piece) ?? piece) : piece));
}

/** Numbers in few words: E1, E3–E6. Parts of a rule go with it. */
export function rangesOf(numbers: readonly string[], { range, comma }: Pick<Words, "range" | "comma">): string {
  const whole = numbers.filter((number) => /\d$/.test(number));
  const runs: string[][] = [];
  for (const number of whole) {
    const last = runs.at(-1);
    if (last && orderOf(last.at(-1)!) + 1 === orderOf(number)) {
      last.push(number);
    } else {
      runs.push([number]);
    }
  }
  return runs.flatMap((run) => (run.length > 2 ? [range(run[0]!, run.at(-1)!)] : run)).join(comma);
}

function orderOf(number: string): number {
  return Number(number.slice(1));
}
