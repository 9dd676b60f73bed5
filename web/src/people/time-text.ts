import { t } from "../core/words";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** How long something takes: `15 min`, `10 s`, `3 d`. */
export function timeSpan(seconds: number): string {
  const { days, hours, minutes, seconds: unit } = t().lobby.spans;
  if (seconds >= DAY && seconds % DAY === 0) {
    return days(seconds / DAY);
  }
  if (seconds >= HOUR && seconds % HOUR === 0) {
    return hours(seconds / HOUR);
  }
  return seconds >= MINUTE && seconds % MINUTE === 0 ? minutes(seconds / MINUTE) : unit(seconds);
}

/** How long ago a moment is, such as `2026-11-15T12:00:00Z`. */
export function timeAgo(moment: string, now = Date.now()): string {
  const { ago } = t().lobby;
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  if (seconds < MINUTE) {
    return ago.now;
  }
  if (seconds < HOUR) {
    return ago.minutes(Math.floor(seconds / MINUTE));
  }
  return seconds < DAY ? ago.hours(Math.floor(seconds / HOUR)) : ago.days(Math.floor(seconds / DAY));
}
