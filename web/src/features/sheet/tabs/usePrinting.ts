import { useSyncExternalStore } from "react";

let printing = false;

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia("print");
  const become = (now: boolean) => () => {
    printing = now;
    notify();
  };
  const [begin, end] = [become(true), become(false)];
  const follow = () => become(media.matches)();
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  media.addEventListener("change", follow);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    media.removeEventListener("change", follow);
  };
}

/** True while the page is being printed: for what paper must hold and a screen hides behind a press. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
