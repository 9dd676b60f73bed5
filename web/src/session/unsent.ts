/** While something was played and not sent, browsers ask whether the page is really to be left. */
export function warnBeforeLeaving(hasUnsent: boolean): void {
  if (hasUnsent) {
    addEventListener("beforeunload", warn);
  } else {
    removeEventListener("beforeunload", warn);
  }
}

function warn(e: BeforeUnloadEvent): void {
  e.preventDefault();
}
