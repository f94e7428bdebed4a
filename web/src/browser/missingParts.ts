/** Before this many milliseconds of a page's life, a part that cannot be had is no sign of a deployment. */
const FRESH_MS = 10_000;
/** How long a style that did not come is waited for before it is asked for again. */
const AGAIN_MS = 500;

const STYLE = /preload CSS for (\S+)/;

/**
 * What is done about parts of the product that do not come. A style that a busy server or a bad connection has lost is
 * asked for once more, and its screen is drawn meanwhile. After a deployment, the parts that an open page has yet to load
 * are gone from the server: the new page has its own.
 */
export function watchMissingParts(reload: () => void): void {
  const askedAgain = new Set<string>();
  const gone = new Set<string>();
  window.addEventListener("vite:preloadError", (event) => {
    const style = STYLE.exec(event.payload.message)?.[1];
    if (style !== undefined && !gone.has(style)) {
      event.preventDefault();
      // Each part that wants it tells of it.
      if (!askedAgain.has(style)) setTimeout(() => addStyle(style, () => gone.add(style)), AGAIN_MS);
      askedAgain.add(style);
      return;
    }
    if (navigator.onLine && performance.now() > FRESH_MS) reload();
  });
}

function addStyle(href: string, onLost: () => void): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.addEventListener("error", onLost);
  document.head.append(link);
}
