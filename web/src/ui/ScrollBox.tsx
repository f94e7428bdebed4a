import type { ReactNode } from "react";
import styles from "./ScrollBox.module.css";

/** A keyboard must be able to scroll what may hold nothing else to focus. */
export const FOCUSABLE = { tabIndex: 0 } as const;

interface ScrollBoxProps {
  /** What is in it, for who listens. */
  label: string;
  /** Counted from its end: what is added there is seen, and what is added before pushes nothing away. */
  fromEnd?: boolean;
  /** Pixels, where the height is not given by what it stands in. */
  maxHeight?: number;
  children: ReactNode;
}

/** A part of the screen that scrolls by itself, in the height that it is given. */
export function ScrollBox({ label, fromEnd = false, maxHeight, children }: ScrollBoxProps) {
  return (
    <section
      {...FOCUSABLE}
      className={styles.box}
      style={{ maxHeight }}
      data-from-end={fromEnd || undefined}
      aria-label={label}
    >
      <div>{children}</div>
    </section>
  );
}
