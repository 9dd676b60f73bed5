import usual from "./icon.svg";
import calling from "./icon-calling.svg";

/** Title and icon of the tab: they call when it is somebody's turn. */
export function setTabTitle(title: string, isYourTurn: boolean): void {
  document.title = [isYourTurn ? "●" : "", title, title ? "·" : "", "Freehold"].filter(Boolean).join(" ");
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = isYourTurn ? calling : usual;
  if (icon && icon.getAttribute("href") !== wanted) {
    icon.href = wanted;
  }
}
