import { Paper, Stack } from "@mantine/core";
import { elide } from "domain/values/text/elide";
import { unitOf } from "domain/values/text/plural";
import { Gauge } from "../../ui/Gauge";
import { Hint } from "./Hint";
import styles from "./steps.module.css";

interface PointsLeftProps {
  left: number;
  of: number;
  /** `"points d'occupation"`. */
  what?: string;
}

/** The points that are left, in sight while one spends them. */
export function PointsLeft({ left, of, what = "points" }: PointsLeftProps) {
  const shown = Math.max(0, left);
  return (
    <Paper className={styles.bar} data-over={left < 0 || undefined}>
      <Stack gap={7}>
        <Hint role="status">
          <span className={styles.figure}>{left}</span> {unitOf(left, what)} sur {of}
        </Hint>
        <Gauge
          label={`Reste ${elide("de", what)}`}
          value={shown}
          max={Math.max(1, of)}
          fraction={of <= 0 ? 0 : Math.min(1, shown / of)}
          tone="resource"
        />
      </Stack>
    </Paper>
  );
}
