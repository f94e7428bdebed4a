import { Group, NumberInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../../ui/IconButton";
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
  /** What stands between the buttons instead of the number; the number is still said. */
  display?: ReactNode;
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
  display,
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
        <TypedNumber label={label} value={value} min={min} max={max} step={step} onChange={change} />
      ) : (
        <output className={styles.value} aria-live="polite">
          {display && <span aria-hidden="true">{display}</span>}
          <span className={display ? "visuallyHidden" : undefined}>{value}</span>
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

type TypedNumberProps = Pick<CounterProps, "label" | "value" | "min" | "max" | "step" | "onChange">;

/** What is typed stands until the field is left, even where it is still too small: « 4 » on the way to « 40 ». */
function TypedNumber({ label, value, min, max, step = 1, onChange }: TypedNumberProps) {
  const [typed, setTyped] = useState<{ readonly text: number | string; readonly value: number }>();
  return (
    <NumberInput
      aria-label={label}
      classNames={{ input: styles.typed ?? "" }}
      allowDecimal={false}
      allowNegative={false}
      min={min}
      max={max}
      step={step}
      value={typed?.value === value ? typed.text : value}
      onChange={(text) => {
        const next = typeof text === "number" && text >= min && text <= max ? text : value;
        setTyped({ text, value: next });
        if (next !== value) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
      selectAllOnFocus
    />
  );
}
