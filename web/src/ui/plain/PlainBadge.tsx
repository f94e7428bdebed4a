import type { ReactNode } from "react";
import styles from "./Badge.module.css";

export type BadgeTone = "neutral" | "ok" | "warn" | "bad" | "accent" | "system";

/** A short state in words; `dot` adds a light that never carries the meaning alone. */
export function Badge({
  tone = "neutral",
  dot = false,
  children,
}: {
  tone?: BadgeTone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {dot && <i className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
