import { Die, type DieTone } from "../../../../ui/Die";
import { Medallion } from "../../../../ui/Medallion";
import { Badge } from "../../../../ui/plain/PlainBadge";
import styles from "./PlaySpaceScene.module.css";

interface Roll {
  who: string;
  label: string;
  notation: string;
  die: number;
  sides: number;
  total: number;
  tone: DieTone;
}

const ROLLS: readonly Roll[] = [
  {
    who: "Lorien",
    label: "Attaquer avec Arc long",
    notation: "1d20 + 7",
    die: 20,
    sides: 20,
    total: 27,
    tone: "gilt",
  },
  { who: "Mabeuf", label: "Discrétion", notation: "1d20 + 8", die: 11, sides: 20, total: 19, tone: "accent" },
  { who: "Kett", label: "Perception", notation: "1d20 + 5", die: 1, sides: 20, total: 6, tone: "bad" },
];

/** A roll log as the whole table sees it. */
export function PlaySpaceScene() {
  return (
    <div className={styles.table}>
      <div className={styles.present}>
        {ROLLS.map(({ who }) => (
          <Medallion key={who} system="dnd5e" size={36} online>
            {who.slice(0, 2).toUpperCase()}
          </Medallion>
        ))}
        <Badge tone="ok" dot>
          VTT en ligne
        </Badge>
      </div>
      <div className={styles.log}>
        {ROLLS.map(({ who, label, notation, die, sides, total, tone }) => (
          <div className={styles.roll} key={who} data-tone={tone}>
            <Die value={die} sides={sides} tone={tone} size={42} />
            <span className={styles.label}>
              {label}
              <small>
                {who} · {notation}
              </small>
            </span>
            <b className="num">{total}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
