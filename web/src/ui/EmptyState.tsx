import type { ReactNode } from "react";
import { Die } from "./Die";
import styles from "./EmptyState.module.css";

/** Nothing here yet: says so, and offers the next step where there is one. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Die size={52} />
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Something failed: the sentence, announced, and a way on. */
export function ErrorState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state} role="alert">
      <Die size={52} tone="bad" value={1} />
      <p>{children}</p>
      {action}
    </div>
  );
}
