import { Group, Paper, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./Board.module.css";

interface BoardProps {
  title: string;
  /** Beside the title: a count, a button. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Nothing in it takes the focus: it is scrolled by keyboard itself. */
  reading?: boolean;
  children: ReactNode;
}

/** A card under its title, dense enough for a screen of many. Where its height is bounded, its content scrolls. */
export function Board({ title, aside, className, reading = false, children }: BoardProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      className={className ? `${styles.board} ${className}` : styles.board}
      aria-labelledby={id}
    >
      <Group justify="space-between" gap="2px 12px" mih={32} flex="none">
        <Title id={id} size="h3">
          {title}
        </Title>
        {aside}
      </Group>
      <div className={styles.body} tabIndex={reading ? 0 : undefined}>
        {children}
      </div>
    </Paper>
  );
}
