/** The id of the element beside `#root` that shows a member's screen to come (web/build.mjs). */
export const PLACEHOLDER_ID = "placeholder";

/** Null at build, where there is no document. */
const placeholder = () => (typeof document === "undefined" ? null : document.getElementById(PLACEHOLDER_ID));

/** Whether the page still shows what it came with. */
export const hasPlaceholder = (): boolean => placeholder() !== null;

/** Takes the placeholder away before the first thing that the product shows in `root` is painted. */
export function replacePlaceholder(root: HTMLElement): void {
  if (!hasPlaceholder()) return;
  new MutationObserver((_changes, observer) => {
    placeholder()?.remove();
    observer.disconnect();
  }).observe(root, { childList: true });
}
