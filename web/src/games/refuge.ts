import type { ReactiveController, ReactiveControllerHost } from "lit";

/** If the button that somebody pressed is gone after an update, the focus goes to what is asked now (`data-refuge`). */
export class Refuge implements ReactiveController {
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
      this.host.querySelector<HTMLElement>("[data-refuge]")?.focus({ preventScroll: true });
    }
  }
}
