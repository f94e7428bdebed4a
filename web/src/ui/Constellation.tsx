import styles from "./Constellation.module.css";
import { icosahedron } from "./icosahedron";

const BOX = "0 0 460 420";

const die = icosahedron([230, 210], 150);

const STARS = {
  early: "M56 92h0M428 330h0M300 22h0M446 196h0M160 398h0",
  late: "M410 70h0M38 318h0M124 30h0M18 204h0M344 392h0",
} as const;

const toneOf = (value: number) => ({ 1: "bad", 20: "gilt" })[value];

interface ConstellationProps {
  value: number;
  /** How many times the die has been rolled: each new count tumbles once. */
  roll?: number;
}

/**
 * The d20 as a constellation. Decoration: whoever rolls it says the result in text. What moves all the time is a
 * drawing of its own, so that the compositor turns it without painting anything again.
 */
export function Constellation({ value, roll = 0 }: ConstellationProps) {
  const rolled = roll > 0;
  return (
    <span className={styles.sky} aria-hidden="true">
      <svg className={styles.rings} viewBox={BOX} aria-hidden="true">
        <circle cx="230" cy="210" r="196" strokeDasharray="2 9" />
        <circle cx="230" cy="210" r="174" />
        <path d="M230 8v14M230 398v14M28 210h14M418 210h14" />
      </svg>
      <svg className={styles.stars} viewBox={BOX} aria-hidden="true">
        <path d={STARS.early} />
      </svg>
      <svg className={styles.stars} data-late="" viewBox={BOX} aria-hidden="true">
        <path d={STARS.late} />
      </svg>
      <svg
        key={roll}
        className={styles.die}
        data-rolling={rolled || undefined}
        data-tone={rolled ? toneOf(value) : undefined}
        viewBox={BOX}
        width="460"
        height="420"
        aria-hidden="true"
      >
        <g className={styles.body}>
          <path className={styles.outline} d={die.outline} />
          <path className={styles.face} d={die.face} />
          <path className={styles.edges} d={die.edges} />
          {die.corners.map(([x, y], index) => (
            <circle className={styles.corner} key={`${x} ${y}`} cx={x} cy={y} r={index % 2 === 0 ? 5.5 : 4} />
          ))}
        </g>
        <text className={styles.value} x="230" y="233" textAnchor="middle">
          {value}
        </text>
      </svg>
    </span>
  );
}
