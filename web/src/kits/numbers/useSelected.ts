import { type RefObject, useLayoutEffect, useRef } from "react";

interface Selected {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** All of it is selected, now and when what stands there changes by itself. */
  readonly select: () => void;
  /** The person types, or puts the caret somewhere. */
  readonly release: () => void;
}

/** A field in which the next number replaces the last one: all is selected until somebody types. */
export function useSelected(text: string): Selected {
  const ref = useRef<HTMLInputElement>(null);
  const isSelected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was put there puts the caret behind itself.
  useLayoutEffect(() => {
    if (isSelected.current && document.activeElement === ref.current) ref.current?.select();
  }, [text]);
  return {
    ref,
    select: () => {
      isSelected.current = true;
      ref.current?.select();
    },
    release: () => {
      isSelected.current = false;
    },
  };
}
