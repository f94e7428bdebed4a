import { Group, Paper, Text } from "@mantine/core";
import type { SheetTracker, TrackersBlock } from "domain/game/sheet";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Gauge } from "../../../ui/Gauge";
import styles from "./Trackers.module.css";

/** What rises and falls in play: life, mind, resources, dangers. */
export function Trackers({ block: { trackers } }: { block: TrackersBlock }) {
  return (
    <AutoGrid component="ul" min={200} fit className={styles.trackers}>
      {trackers.map((tracker) => (
        <Tracker key={tracker.id} tracker={tracker} />
      ))}
    </AutoGrid>
  );
}

function Tracker({ tracker: { label, current, max, tone, detail } }: { tracker: SheetTracker }) {
  const filled = max > 0 ? Math.min(1, current / max) : 0;
  return (
    <Paper component="li" variant="inset" className={styles.tracker}>
      <Group justify="space-between" align="baseline" gap={10} wrap="nowrap">
        <Text span size="sm" fw={600} c="var(--ink-2)">
          {label}
        </Text>
        <Text span c="var(--ink-2)">
          <Text span fz="1.5rem" fw={620} c="var(--ink)" className="num">
            {current}
          </Text>{" "}
          / {max}
        </Text>
      </Group>
      <Gauge label={label} value={current} max={max} fraction={filled} tone={tone} />
      {detail && (
        <Text span fz="smaller" c="var(--ink-2)">
          {detail}
        </Text>
      )}
    </Paper>
  );
}
