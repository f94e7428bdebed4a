import { Group } from "@mantine/core";
import styles from "./Dots.module.css";

/** So many dots of so many, as the sheets of some games print their values. Decoration: the number is said beside it. */
export function Dots({ value, max }: { value: number; max: number }) {
  return (
    <Group component="span" className={styles.dots} gap={4} wrap="nowrap" aria-hidden="true">
      {Array.from({ length: max }, (_, index) => index + 1).map((dot) => (
        <i key={dot} data-filled={dot <= value || undefined} />
      ))}
    </Group>
  );
}
