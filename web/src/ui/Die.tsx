import styles from "./Die.module.css";
import { dieShape } from "./dieShapes";

export type DieTone = "accent" | "gilt" | "bad" | "system";

interface DieProps {
  /** What the die shows; nothing leaves its face blank. */
  value?: number | string;
  sides?: number;
  tone?: DieTone;
  /** Pixels. */
  size?: number;
  /** Plays the rolling animation once; change the `key` to play it again. None under reduced motion. */
  rolling?: boolean;
}

/** A drawn die. Decoration: the result that it shows must also be in text. */
export function Die({ value, sides = 20, tone = "accent", size = 44, rolling = false }: DieProps) {
  const shape = dieShape(sides);
  return (
    <svg
      className={styles.die}
      data-tone={tone}
      data-rolling={rolling || undefined}
      viewBox="0 0 44 44"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className={styles.body} d={shape?.outline} />
      <path className={styles.edges} d={shape?.edges} />
      {value !== undefined && (
        <text className={styles.value} x="22" y={shape?.baseline} textAnchor="middle">
          {value}
        </text>
      )}
    </svg>
  );
}
