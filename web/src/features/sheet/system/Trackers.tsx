import type { SheetTracker, TrackersBlock } from "domain/systems/sheet";
import { Gauge } from "../../../ui/Gauge";
import styles from "./Trackers.module.css";

/** What rises and falls in play: life, mind, resources, dangers. */
export function Trackers({ block: { trackers } }: { block: TrackersBlock }) {
  return (
    <ul className={styles.trackers}>
      {trackers.map((tracker) => (
        <Tracker key={tracker.id} tracker={tracker} />
      ))}
    </ul>
  );
}

function Tracker({ tracker: { label, current, max, tone, detail } }: { tracker: SheetTracker }) {
  const filled = max > 0 ? Math.min(1, current / max) : 0;
  return (
    <li className={styles.tracker}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.points}>
          <b className="num">{current}</b> / {max}
        </span>
      </div>
      <Gauge label={label} value={current} max={max} fraction={filled} tone={tone} />
      {detail && <small>{detail}</small>}
    </li>
  );
}
