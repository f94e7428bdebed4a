import "./pressedButton.css";

/** What takes longer is shown on the button that began it, in milliseconds. */
const SHOWN_AFTER_MS = 1_000;
/** A press and what it begins lie this close together, in milliseconds; a form is checked in between. */
const SAME_PRESS_MS = 300;

let pressed: { readonly button: Element; readonly at: number } | undefined;

function note(event: MouseEvent): void {
  const { target, timeStamp, detail } = event;
  const button = target instanceof Element ? target.closest("button, [role='menuitem'], a[href]") : null;
  if (button === null) return;
  // The other half of a double press: what has appeared under the pointer since was not meant.
  if (detail > 1 && button !== pressed?.button) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  pressed = { button, at: timeStamp };
}

let isWatching = false;

/**
 * Marks the button that was just pressed as busy while `work` is under way for more than a second; whoever shows that
 * wait in another way may do so beside it.
 */
export function withBusyButton<Result>(work: Promise<Result>): Promise<Result> {
  const { button, at } = pressed ?? {};
  if (button === undefined || at === undefined || performance.now() - at > SAME_PRESS_MS) return work;
  const timer = setTimeout(() => button.setAttribute("aria-busy", "true"), SHOWN_AFTER_MS);
  return work.finally(() => {
    clearTimeout(timer);
    button.removeAttribute("aria-busy");
  });
}

/** Begins to note which button is pressed, and keeps both halves of a double press to the first one's. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("click", note, { capture: true });
}
