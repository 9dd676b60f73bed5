/** The sentence of a refusal without the rule's number, which stands above it already. */
export function reasonOf(message: string, rule = ""): string {
  const numbers = [`${rule}: `, `${rule}：`];
  const number = numbers.find((start) => rule !== "" && message.startsWith(start)) ?? "";
  return message.slice(number.length);
}
