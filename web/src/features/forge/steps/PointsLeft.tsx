import { Gauge } from "../../../ui/Gauge";
import styles from "./PointsLeft.module.css";

interface PointsLeftProps {
  left: number;
  of: number;
  /** `"points d'occupation"`. */
  what?: string;
}

/** A purse of points that stays in sight while one spends it. */
export function PointsLeft({ left, of, what = "points" }: PointsLeftProps) {
  const shown = Math.max(0, left);
  return (
    <div className={styles.purse} data-over={left < 0 || undefined}>
      <p role="status">
        <span className={styles.figure}>{left}</span> {what} sur {of}
      </p>
      <Gauge
        label={`Reste de ${what}`}
        value={shown}
        max={Math.max(1, of)}
        fraction={of <= 0 ? 0 : Math.min(1, shown / of)}
        tone="resource"
      />
    </div>
  );
}
