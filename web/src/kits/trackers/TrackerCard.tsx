import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Controls } from "./Controls";
import styles from "./TrackerCard.module.css";

interface TrackerCardProps {
  title: string;
  /** Beside the title: the value. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What belongs together on a sheet in play: its title, its value, and what changes it. */
export function TrackerCard({ title, aside, children }: TrackerCardProps) {
  const id = useId();
  return (
    <Paper component="section" variant="inset" miw={0} aria-labelledby={id} className={styles.card}>
      <Controls>
        <Stack gap={10}>
          <Group justify="space-between" align="center" gap="2px 12px">
            <Title id={id} variant="text" fz="sm" c="var(--ink-2)">
              {title}
            </Title>
            {aside}
          </Group>
          {children}
        </Stack>
      </Controls>
    </Paper>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

/** One subject of a card or of a fold that has several. */
export function TrackerPart({ title, children }: PartProps) {
  const id = useId();
  return (
    <Stack component="section" gap={8} aria-labelledby={id} className={styles.part}>
      <Text id={id} size="sm" fw={600} c="var(--ink-2)">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
