import { Group } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { IconButton } from "../../ui/IconButton";
import { NumberField } from "../numbers/NumberField";
import styles from "./Counter.module.css";
import { useHeld } from "./useHeld";

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
  /** The number may be typed: a percentage takes too many presses. */
  typed?: boolean;
  onChange: (value: number) => void;
}

/** A number that goes up and down, by a press or as long as a button is held. */
export function Counter({
  label,
  detail,
  marked = false,
  value,
  min,
  max,
  step = 1,
  typed = false,
  onChange,
}: CounterProps) {
  const id = useId();
  const change = (asked: number) => {
    const next = Math.min(max, Math.max(min, asked));
    if (next !== value) onChange(next);
  };
  const less = useHeld(() => change(value - step));
  const more = useHeld(() => change(value + step));
  return (
    <Group
      role="group"
      wrap="nowrap"
      gap={4}
      mih={48}
      aria-labelledby={id}
      data-marked={marked || undefined}
      className={styles.counter}
    >
      <span className={styles.text}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <IconButton
        icon="minus"
        label={`${label} : moins`}
        size={42}
        className={styles.button}
        disabled={value <= min}
        {...less}
      />
      {typed ? (
        <NumberField
          compact
          aria-label={label}
          classNames={{ input: styles.typed ?? "" }}
          {...{ value, min, max }}
          onChange={(typed) => typeof typed === "number" && change(typed)}
        />
      ) : (
        <output className={styles.value} aria-live="polite">
          {value}
        </output>
      )}
      <IconButton
        icon="plus"
        label={`${label} : plus`}
        size={42}
        className={styles.button}
        disabled={value >= max}
        {...more}
      />
    </Group>
  );
}
