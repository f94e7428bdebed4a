/** Watches for the page's end while something is under way. */
export interface LeavingWatch {
  /** Whether the page began to go away since. */
  readonly isLeaving: () => boolean;
  readonly stop: () => void;
}

/**
 * Firefox gives up a page's requests once the next page is asked for, which is before `pagehide`; other browsers do
 * when the page goes. A listener for `beforeunload` keeps a page out of Firefox's back-forward cache: it stands only as
 * long as a request is under way.
 */
export function watchLeaving(): LeavingWatch {
  let leaving = false;
  const note = () => {
    leaving = true;
  };
  const events = ["beforeunload", "pagehide"];
  for (const event of events) window.addEventListener(event, note);
  return {
    isLeaving: () => leaving,
    stop: () => {
      for (const event of events) window.removeEventListener(event, note);
    },
  };
}
