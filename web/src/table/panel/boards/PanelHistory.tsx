import { Button, Group, Stack, Text } from "@mantine/core";
import type { History } from "domain/table/panel/history";
import { Board } from "../../board/Board";
import styles from "./Boards.module.css";

interface PanelHistoryProps {
  history: History;
  /** Whether it has what other devices do not: no fight has begun. */
  ofThisDevice: boolean;
  /** The game's own words for a session that has not begun. */
  emptyText: string;
  onClear: () => void;
}

/** What happened on the panel, newest first. */
export function PanelHistory({ history, ofThisDevice, emptyText, onClear }: PanelHistoryProps) {
  const { entries } = history;
  return (
    <Board
      title="Historique"
      reading
      aside={
        <Group gap={8}>
          {ofThisDevice && (
            <Text fz="xs" c="dimmed">
              De cet appareil
            </Text>
          )}
          {entries.length > 0 && (
            <Button size="xs" onClick={onClear}>
              Effacer
              <span className="visuallyHidden"> l'historique</span>
            </Button>
          )}
        </Group>
      }
    >
      {entries.length === 0 && (
        <Text fz="sm" c="dimmed">
          {emptyText}
        </Text>
      )}
      <Stack
        component="ol"
        role="list"
        gap={0}
        className={styles.entries}
        aria-live="polite"
        aria-relevant="additions"
      >
        {entries.map(({ id, title, detail }) => (
          <li key={id}>
            <Text fz="sm" fw={600} inherit>
              {title}
            </Text>
            <Text fz="xs" c="var(--ink-2)" inherit>
              {detail}
            </Text>
          </li>
        ))}
      </Stack>
    </Board>
  );
}
