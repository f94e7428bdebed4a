import styles from "./Gauge.module.css";

interface GaugeProps {
  label: string;
  value: number;
  max: number;
  /** From 0 to 1: how full the bar is drawn, where that is not the exact ratio. */
  fraction?: number;
  tone: "life" | "mind" | "resource" | "danger";
}

/** A bar that fills, and its number for screen readers. */
export function Gauge({ label, value, max, fraction = max > 0 ? value / max : 0, tone }: GaugeProps) {
  return (
    <div className={styles.gauge} data-tone={tone}>
      <meter className="visuallyHidden" aria-label={label} min={0} max={max} value={Math.min(value, max)}>
        {value} / {max}
      </meter>
      <i style={{ width: `${fraction * 100}%` }} />
    </div>
  );
}
