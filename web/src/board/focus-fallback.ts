import type { ReactiveController, ReactiveControllerHost } from "lit";

/** If the pressed button is gone after an update, the focus goes to what is asked now (`data-focus-fallback`). */
export class FocusFallback implements ReactiveController {
  private hadFocus = false;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {}

  hostUpdate(): void {
    this.hadFocus = this.host.contains(document.activeElement);
  }

  hostUpdated(): void {
    if (this.hadFocus && !this.host.contains(document.activeElement)) {
      this.host.querySelector<HTMLElement>("[data-focus-fallback]")?.focus({ preventScroll: true });
    }
  }
}
