import { Box, Group, Text, type TextProps, Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./EntryList.module.css";

interface EntryListProps<Entry> {
  entries: readonly Entry[];
  /** Shown when there is none. */
  empty: string;
  children: (entry: Entry) => ReactNode;
}

/** What one tab holds. Two entries may be the same, so their place tells them apart. */
export function EntryList<Entry>({ entries, empty, children }: EntryListProps<Entry>) {
  if (entries.length === 0) {
    return (
      <Text c="dimmed" py={10}>
        {empty}
      </Text>
    );
  }
  return (
    <Box component="ul" role="list">
      {[...entries.entries()].map(([place, entry]) => (
        <li key={place} className={styles.entry}>
          {children(entry)}
        </li>
      ))}
    </Box>
  );
}

interface EntryProps {
  title: ReactNode;
  /** At the end of its line: rolls, states. */
  aside: ReactNode;
  /** What is said of it. */
  children: ReactNode;
  /** What changes it, after what it does. */
  foot?: ReactNode;
}

export function Entry({ title, aside, children, foot }: EntryProps) {
  const row = (
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="8px 14px" className={styles.row}>
      <Box miw={0} className={styles.about}>
        <Title order={3} variant="text">
          {title}
        </Title>
        {children}
      </Box>
      <Group justify="flex-end" flex="none" gap={8} className={styles.aside}>
        {aside}
      </Group>
    </Group>
  );
  if (!foot) return row;
  return (
    <>
      {row}
      <Group gap={8} mt={6}>
        {foot}
      </Group>
    </>
  );
}

/** A line of small text about an entry. */
export function Fact(props: TextProps & { children: ReactNode }) {
  return <Text size="sm" lh={1.45} c="var(--ink-2)" {...props} />;
}
