/** What is left on a clock: 4:05, 1:02:07, or days and hours. */
export function timeLeft(seconds: number, units: { days: string; hours: string }): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes, rest] = [
    Math.floor(whole / 86400),
    Math.floor((whole % 86400) / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ];
  if (days > 0) {
    return `${days} ${units.days} ${hours} ${units.hours}`;
  }
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
