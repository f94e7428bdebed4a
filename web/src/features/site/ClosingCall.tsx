import { type ReactNode, useId } from "react";
import styles from "./ClosingCall.module.css";

interface ClosingCallProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** How a public page ends: the invitation, once more. */
export function ClosingCall({ title, children, actions }: ClosingCallProps) {
  const id = useId();
  return (
    <section className={styles.call} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
