import { type ReactNode, useId } from "react";
import { IconButton } from "../../../ui/IconButton";
import styles from "./Counter.module.css";

interface CounterProps {
  label: string;
  /** Under the label. */
  detail?: ReactNode;
  /** Says that the label matters here. */
  marked?: boolean;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** What stands between the buttons instead of the number; the number is still said. */
  display?: ReactNode;
  /** The number may be typed: for percentages, which a thumb would count for ever. */
  typed?: boolean;
  onChange: (value: number) => void;
}

/** A number that goes up and down under a thumb. */
export function Counter({
  label,
  detail,
  marked = false,
  value,
  min,
  max,
  step = 1,
  display,
  typed = false,
  onChange,
}: CounterProps) {
  const id = useId();
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <fieldset className={styles.counter} aria-labelledby={id} data-marked={marked || undefined}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <IconButton
        icon="minus"
        label={`${label} : moins`}
        className={styles.press}
        disabled={value <= min}
        onClick={() => change(value - step)}
      />
      {typed ? (
        <input
          className={styles.typed}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          aria-label={label}
          value={value}
          onChange={({ currentTarget }) => change(Math.trunc(currentTarget.valueAsNumber || 0))}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : (
        <output className={styles.value} aria-live="polite">
          {display && <span aria-hidden="true">{display}</span>}
          <span className={display ? "visuallyHidden" : undefined}>{value}</span>
        </output>
      )}
      <IconButton
        icon="plus"
        label={`${label} : plus`}
        className={styles.press}
        disabled={value >= max}
        onClick={() => change(value + step)}
      />
    </fieldset>
  );
}

/** So many dots of so many, as the sheets of some games print their values. */
export function Dots({ value, max }: { value: number; max: number }) {
  return (
    <span className={styles.dots}>
      {Array.from({ length: max }, (_, index) => index + 1).map((dot) => (
        <i key={dot} data-on={dot <= value || undefined} />
      ))}
    </span>
  );
}
