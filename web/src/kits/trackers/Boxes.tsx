import { Group } from "@mantine/core";
import styles from "./Boxes.module.css";

/** A box of a track: empty, filled, struck once, or crossed out. */
export type Mark = "free" | "filled" | "struck" | "crossed";

interface BoxesProps {
  /** What screen readers hear instead. */
  label: string;
  marks: readonly Mark[];
}

/** So many boxes with a mark, for each run of equal ones. */
export const marked = (...runs: readonly (readonly [count: number, mark: Mark])[]): Mark[] =>
  runs.flatMap(([count, mark]) => Array.from({ length: Math.max(0, count) }, () => mark));

/** A row of boxes as the sheets of the games print them; marks differ by their drawing, not by colour alone. */
export function Boxes({ label, marks }: BoxesProps) {
  return (
    <Group role="img" aria-label={label} gap={5} className={styles.boxes}>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row.
        <i key={index} data-mark={mark} />
      ))}
    </Group>
  );
}
