import { useSyncExternalStore } from "react";

let printing = false;

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia("print");
  const set = (now: boolean) => {
    printing = now;
    notify();
  };
  const onBefore = () => set(true);
  const onAfter = () => set(false);
  const onChange = () => set(media.matches);
  window.addEventListener("beforeprint", onBefore);
  window.addEventListener("afterprint", onAfter);
  media.addEventListener("change", onChange);
  return () => {
    window.removeEventListener("beforeprint", onBefore);
    window.removeEventListener("afterprint", onAfter);
    media.removeEventListener("change", onChange);
  };
}

/** True while the page is being printed: for what is printed although the screen hides it behind a tab. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
