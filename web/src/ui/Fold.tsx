import { Accordion } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./Fold.module.css";

interface FoldProps {
  title: ReactNode;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** What few look for: a line that opens. */
export function Fold({ title, open = false, children }: FoldProps) {
  return (
    <Accordion className={styles.fold} defaultValue={open ? "content" : null} transitionDuration={0}>
      <Accordion.Item value="content">
        <Accordion.Control className={styles.control}>{title}</Accordion.Control>
        <Accordion.Panel className={styles.body}>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
