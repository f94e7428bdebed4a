import { Paper } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./TitledCard.module.css";

interface TitledCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of a page: its title, a sentence about it, and what there is to do. */
export function TitledCard({ title, lead, children }: TitledCardProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} className={styles.card}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </Paper>
  );
}
