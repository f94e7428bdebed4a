/** A screen that is still too short after so long stays so. */
const MAX_WAIT_MS = 8_000;

const USER_SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls there again whenever the page grows, until the reader scrolls or `MAX_WAIT_MS` have passed. */
export function scrollBackTo(top: number): () => void {
  const scroll = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const event of USER_SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, MAX_WAIT_MS);
  for (const event of USER_SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
}
