import { toast } from "./announce";
import { t } from "./words";

/** Copies a text, and says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyAsOfOld(text);
  }
  toast(t().copied);
}

/** Without a secure context there is no clipboard, but what is selected can still be copied. */
function copyAsOfOld(text: string): void {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
