import { Paper } from "@mantine/core";
import type { ReactNode } from "react";
import { Die } from "./Die";
import styles from "./NarrowCard.module.css";

interface NarrowCardProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** A line under the card: the other way in. */
  foot?: ReactNode;
}

/** A screen that is one card: sign in, register, ask for an invitation, join. Holds the screen's `h1`. */
export function NarrowCard({ title, lead, children, foot }: NarrowCardProps) {
  return (
    <div className={styles.page}>
      <Paper component="section" className={styles.card}>
        <header className={styles.head}>
          <Die tone="gilt" size={46} />
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </Paper>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
