/** How long what did not come is waited for before it is asked for again. */
const AGAIN_MS = 500;

const STYLE = /preload CSS for (\S+)/;

/**
 * A style that a busy server or a bad connection has lost is asked for once more, and its screen is drawn meanwhile.
 * Scripts have whoever asked for them (`loadPart`).
 */
export function watchMissingStyles(): void {
  const askedAgain = new Set<string>();
  const gone = new Set<string>();
  window.addEventListener("vite:preloadError", (event) => {
    const style = STYLE.exec(event.payload.message)?.[1];
    if (style === undefined || gone.has(style)) return;
    event.preventDefault();
    // Each part that wants it tells of it.
    if (!askedAgain.has(style)) setTimeout(() => addStyle(style, () => gone.add(style)), AGAIN_MS);
    askedAgain.add(style);
  });
}

function addStyle(href: string, onLost: () => void): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.addEventListener("error", onLost);
  document.head.append(link);
}

/** Loads a part of the product, once more where it did not come. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  }
}

/** Whether a part is missing that is to be drawn now, or one that was asked for ahead. */
type Want = "drawn" | "ahead";
const told = new Set<(want: Want) => void>();

/** A part could not be had: no connection, or gone from the server with a deployment. */
export function tellMissingPart(want: Want): void {
  for (const tell of [...told]) tell(want);
}

/** Calls whenever a part could not be had, until what it returns is called. */
export function onMissingPart(tell: (want: Want) => void): () => void {
  told.add(tell);
  return () => void told.delete(tell);
}
