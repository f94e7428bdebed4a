import { Paper, Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./steps.module.css";

/** Some traits of one kind, under their title. */
export function TraitGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" aria-label={title} className={styles.box}>
      <Title order={3} fz="md" c="var(--sys-ink)" mb={8}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
