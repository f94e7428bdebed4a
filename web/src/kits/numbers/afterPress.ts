/** Now, or once the press that is under way has ended: what grows meanwhile pushes a button from under it. */
export function afterPress(run: () => void): void {
  if (document.querySelector(":active") === null) run();
  else window.addEventListener("mouseup", run, { once: true });
}
