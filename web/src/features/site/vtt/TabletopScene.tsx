import { SYSTEM_IDS } from "domain/values/systemIds";
import { Badge } from "../../../ui/plain/PlainBadge";
import styles from "./TabletopScene.module.css";

interface Token {
  initial: string;
  x: number;
  y: number;
}

/** One in the colours of each game. */
const TOKENS: readonly Token[] = [
  { initial: "K", x: 220, y: 300 },
  { initial: "?", x: 420, y: 140 },
  { initial: "M", x: 140, y: 260 },
  { initial: "L", x: 180, y: 180 },
];

const CELL = 40;
const LINES = Array.from({ length: 12 }, (_, index) => index * CELL);
const GRID = LINES.map((at) => `M${at} 0v400M0 ${at}h480`).join("");

/** A dungeon by torchlight: walls, tokens, a move being measured. Decoration. */
export function TabletopScene() {
  return (
    <div className={styles.table} aria-hidden="true">
      <svg className={styles.map} viewBox="50 50 420 340" aria-hidden="true">
        <defs>
          <radialGradient id="torch" cx="38%" cy="60%" r="52%">
            <stop offset="0" className={styles.glow} />
            <stop offset="1" className={styles.dark} />
          </radialGradient>
          <clipPath id="rooms">
            <path d="M80 120h200v80h80V80h80v200h-80v-40h-80v120H80z" />
          </clipPath>
        </defs>
        <g clipPath="url(#rooms)">
          <path className={styles.floor} d="M0 0h480v400H0z" />
          <path className={styles.grid} d={GRID} />
          <path fill="url(#torch)" d="M0 0h480v400H0z" />
        </g>
        <path className={styles.walls} d="M80 120h200v80h80V80h80v200h-80v-40h-80v120H80z" />
        <path className={styles.door} d="M280 208v24M136 120h28" />
        <path className={styles.move} d="M180 180 260 220 380 220" />
        <circle className={styles.goal} cx="380" cy="220" r="15" />
        {TOKENS.map(({ initial, x, y }, index) => (
          <g key={initial} data-system={SYSTEM_IDS[index]} className={styles.token}>
            <circle cx={x} cy={y} r="16" />
            <text x={x} y={y + 5.5} textAnchor="middle">
              {initial}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.bar}>
        <Badge tone="ok" dot>
          VTT en ligne
        </Badge>
        <span className="num">3 joueurs · 9 m</span>
      </div>
    </div>
  );
}
