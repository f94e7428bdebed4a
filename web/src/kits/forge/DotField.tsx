import { Group } from "@mantine/core";
import { type ReactNode, useId } from "react";
import counterStyles from "./Counter.module.css";
import styles from "./DotField.module.css";

interface DotFieldProps {
  label: string;
  /** Under the label. */
  detail?: ReactNode;
  value: number;
  min: number;
  /** So many dots. */
  max: number;
  onChange: (value: number) => void;
}

/**
 * A value in dots: a tap on one gives so many, on the last filled one takes it off. For keys and for who hears the page
 * it is a slider, which lies over the dots; so the dots are for pointers alone.
 */
export function DotField({ label, detail, value, min, max, onChange }: DotFieldProps) {
  const id = useId();
  const give = (asked: number) => {
    const next = Math.min(max, Math.max(min, asked));
    if (next !== value) onChange(next);
  };
  return (
    <Group wrap="nowrap" gap={4} mih={48}>
      <span className={counterStyles.text}>
        <label htmlFor={id} className={counterStyles.label}>
          {label}
        </label>
        {detail && (
          <span id={`${id}-detail`} className={counterStyles.detail}>
            {detail}
          </span>
        )}
      </span>
      <span className={styles.field}>
        <input
          id={id}
          type="range"
          className={styles.slider}
          aria-describedby={detail ? `${id}-detail` : undefined}
          {...{ value, min, max }}
          onChange={({ currentTarget }) => give(Number(currentTarget.value))}
        />
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: max }, (_, index) => index + 1).map((dot) => (
            <button
              key={dot}
              type="button"
              tabIndex={-1}
              className={styles.dot}
              data-dot={dot}
              data-filled={dot <= value || undefined}
              // Nothing that is hidden from who hears the page takes the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => give(dot === value ? dot - 1 : dot)}
            />
          ))}
        </span>
      </span>
    </Group>
  );
}
