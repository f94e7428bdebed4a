import styles from "./Dots.module.css";

/** So many dots of so many, as the sheets of some games print their values. */
export function Dots({ value, max }: { value: number; max: number }) {
  return (
    <span className={styles.dots}>
      {Array.from({ length: max }, (_, index) => index + 1).map((dot) => (
        <i key={dot} data-filled={dot <= value || undefined} />
      ))}
    </span>
  );
}
