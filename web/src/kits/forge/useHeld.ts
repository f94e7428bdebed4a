import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How long a button is held before it repeats, and how often it does from then on, in milliseconds. */
const FIRST_MS = 400;
const EACH_MS = 80;

/** What a button takes that steps once for a press, and again and again while it is held. */
export function useHeld(step: () => void) {
  const [held, setHeld] = useState(false);
  /** The click that ends a hold is no step of its own. */
  const repeated = useRef(false);
  const repeat = useEffectEvent(() => {
    repeated.current = true;
    step();
  });
  useEffect(() => {
    if (!held) return;
    let timer = setTimeout(function again() {
      repeat();
      timer = setTimeout(again, EACH_MS);
    }, FIRST_MS);
    const release = () => setHeld(false);
    const ends = ["pointerup", "pointercancel", "blur"] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      clearTimeout(timer);
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [held]);
  return {
    onPointerDown: () => {
      repeated.current = false;
      setHeld(true);
    },
    onClick: ({ detail }: Pick<MouseEvent, "detail">) => {
      // By the keyboard (detail 0) nothing was held.
      if (detail === 0 || !repeated.current) step();
      repeated.current = false;
    },
  };
}
