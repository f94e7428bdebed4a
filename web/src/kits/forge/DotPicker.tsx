import styles from "./DotPicker.module.css";

interface DotPickerProps {
  value: number;
  max: number;
  /** The dot that was tapped; the last filled one empties itself. */
  onPick: (value: number) => void;
}

/**
 * A value in dots, of which one is tapped. The buttons beside it do the same step by step, for keys and for who hears the
 * page; so the dots are for pointers alone.
 */
export function DotPicker({ value, max, onPick }: DotPickerProps) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: max }, (_, index) => index + 1).map((dot) => (
        <button
          key={dot}
          type="button"
          tabIndex={-1}
          className={styles.dot}
          data-dot={dot}
          data-filled={dot <= value || undefined}
          onClick={() => onPick(dot === value ? dot - 1 : dot)}
        />
      ))}
    </span>
  );
}
