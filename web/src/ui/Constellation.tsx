import styles from "./Constellation.module.css";
import { icosahedron } from "./icosahedron";

const die = icosahedron([230, 210], 150);
const STARS = [
  [56, 92, 2],
  [410, 70, 2.5],
  [428, 330, 2],
  [38, 318, 2.5],
  [300, 22, 2],
  [124, 30, 1.5],
  [446, 196, 1.5],
  [18, 204, 1.5],
  [160, 398, 1.5],
  [344, 392, 2],
] as const;

/** The d20 as a constellation, showing `value`. Decoration: whoever rolls it says the result in text. */
export function Constellation({ value, rolling = false }: { value: number; rolling?: boolean }) {
  return (
    <svg
      className={styles.sky}
      data-rolling={rolling || undefined}
      viewBox="0 0 460 420"
      width="460"
      height="420"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="halo">
          <stop offset="0" className={styles.haloCore} />
          <stop offset="1" className={styles.haloEdge} />
        </radialGradient>
      </defs>
      <circle cx="230" cy="210" r="208" fill="url(#halo)" />
      <g className={styles.rings}>
        <circle cx="230" cy="210" r="196" strokeDasharray="2 9" />
        <circle cx="230" cy="210" r="174" />
        <path d="M230 8v14M230 398v14M28 210h14M418 210h14" />
      </g>
      <g className={styles.die}>
        <path className={styles.outline} d={die.outline} />
        <path className={styles.face} d={die.face} />
        <path className={styles.edges} d={die.edges} />
        {die.corners.map(([x, y], index) => (
          <circle className={styles.star} key={`${x} ${y}`} cx={x} cy={y} r={index % 2 === 0 ? 5.5 : 4} />
        ))}
      </g>
      {STARS.map(([x, y, radius], index) => (
        <circle
          className={styles.twinkle}
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={radius}
          data-late={index % 2 === 0 || undefined}
        />
      ))}
      <text className={styles.value} x="230" y="233" textAnchor="middle">
        {value}
      </text>
    </svg>
  );
}
