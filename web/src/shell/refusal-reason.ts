/** The sentence of a refusal without the rule's number, which stands above it already. */
export function reasonOf(message: string, rule = ""): string {
  return rule && message.startsWith(`${rule}: `) ? message.slice(rule.length + 2) : message;
}
