import { naturalMark, type RolledDie } from "domain/dice/rollDice";
import type { RollLogEntry } from "domain/dice/rollLog";
import type { RollOutcome, SheetDie } from "domain/systems/sheetDice";
import { Die, type DieTone } from "./Die";
import styles from "./RollLine.module.css";

/** A roll of a log, and how its game says that it ended. */
export interface LoggedRoll extends RollLogEntry {
  readonly outcome?: RollOutcome | undefined;
}

const NATURAL = { "natural-20": "20 naturel", "natural-1": "1 naturel" } as const;
const OUTCOME_TONES: Readonly<Record<RollOutcome["tone"], DieTone>> = {
  triumph: "gilt",
  success: "accent",
  neutral: "accent",
  failure: "accent",
  disaster: "bad",
};
/** More dice than this are told by their sum. */
const MAX_DRAWN = 3;

const hungry = (die: RolledDie | SheetDie): boolean => "role" in die && die.role === "hunger";

/** A word on how it ended: a natural 1 or 20, or the outcome in the game's own words. */
const verdictOf = (roll: LoggedRoll): string | undefined => {
  const natural = naturalMark(roll);
  return roll.outcome?.label ?? (natural && NATURAL[natural]);
};

const toneOf = (roll: LoggedRoll): DieTone => {
  if (roll.outcome) return OUTCOME_TONES[roll.outcome.tone];
  const natural = naturalMark(roll);
  if (natural === undefined) return "accent";
  return natural === "natural-20" ? "gilt" : "bad";
};

/** What a screen reader says of a roll when it falls. */
export function announcementOf(roll: LoggedRoll): string {
  const verdict = verdictOf(roll);
  return `${roll.label} : ${roll.total}${verdict ? `, ${verdict}` : ""} (${roll.notation})`;
}

const dieText = ({ value, kept }: RolledDie): string => (kept ? String(value) : `(${value})`);

/** One roll: its dice as they fell, what it was for, and what came out; `who` where others roll too. */
export function RollLine({ roll, rolling, who }: { roll: LoggedRoll; rolling: boolean; who?: string }) {
  const verdict = verdictOf(roll);
  const tone = toneOf(roll);
  const counted = roll.dice.filter(({ kept }) => kept);
  const drawn = counted.length <= MAX_DRAWN ? counted : counted.slice(0, 1);
  const shown = counted.length <= MAX_DRAWN ? undefined : roll.roll;
  return (
    <li className={styles.roll} data-tone={tone}>
      <span className={styles.dice}>
        {[...drawn.entries()].map(([place, die]) => (
          <Die
            key={place}
            value={shown ?? die.value}
            sides={die.sides}
            tone={hungry(die) ? "bad" : tone}
            size={drawn.length > 1 ? 30 : 42}
            rolling={rolling}
          />
        ))}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{roll.label}</span>
        <small>
          {who && `${who} · `}
          {roll.notation}
          {roll.dice.length > 1 && ` · ${roll.dice.map(dieText).join(" ")}`}
        </small>
        {verdict && <small className={styles.verdict}>{verdict}</small>}
      </span>
      <b className={`num ${styles.total}`} data-rolling={rolling || undefined}>
        {roll.total}
      </b>
    </li>
  );
}
