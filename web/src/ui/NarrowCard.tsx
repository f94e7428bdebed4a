import type { ReactNode } from "react";
import { Die } from "./Die";
import styles from "./NarrowCard.module.css";
import card from "./plain/Card.module.css";

interface NarrowCardProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** A line under the card: the other way in. */
  foot?: ReactNode;
}

/**
 * A screen that is one card: sign in, register, ask for an invitation, join. Holds the screen's `h1`. Plain, because a
 * public page stands on it too.
 */
export function NarrowCard({ title, lead, children, foot }: NarrowCardProps) {
  return (
    <div className={styles.page}>
      <section className={`${card.card} ${styles.card}`}>
        <header className={styles.head}>
          <Die tone="gilt" size={46} />
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </section>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
