import type { ActionRoll } from "domain/game/rolls/actionRoll";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { RollButton, RollProvider } from "../../ui/RollButton";
import compact from "./CompactAttacks.module.css";
import rows from "./CreatureRows.module.css";
import wide from "./WideAttacks.module.css";

/** In as little room as they can be read and pressed in, or with all that is said of them. */
export type AttackSize = "compact" | "wide";

export const ATTACK_STYLES: Readonly<Record<AttackSize, Readonly<Record<string, string>>>> = {
  compact,
  wide: { ...wide, attack: rows.row ?? "" },
};

interface AttackRollsProps {
  rolls: readonly ActionRoll[];
  /** Without it the rolls are read. */
  onRoll: ((request: RollRequest) => void) | undefined;
  size: AttackSize;
}

/** Of a stroke that was critical, extreme, at the head or a burst: seldom wanted by itself, and in the whole block as well. */
const isRare = ({ name }: ActionRoll): boolean =>
  /^(critique|extrême|empalement|à la tête|rafale,)/.test(name);

/** The rolls of one attack, in a row. */
export function AttackRolls({ rolls, onRoll, size }: AttackRollsProps) {
  const styles = ATTACK_STYLES[size];
  const shown = size === "compact" ? rolls.filter((roll) => !isRare(roll)) : rolls;
  return (
    <RollProvider value={onRoll ?? ignore}>
      <span className={styles.rolls}>
        {shown.map(({ name, value, request }, place) => {
          const isShared = shown.some((one, other) => other !== place && one.value === value);
          const words =
            size === "wide" ? (
              `${name} ${value}`
            ) : (
              <>
                <span className={styles.what} data-needed={isShared || undefined}>{`${name} `}</span>
                {value}
              </>
            );
          return onRoll ? (
            <RollButton key={`${name} ${value}`} {...{ name, request }} framed className={styles.roll}>
              {words}
            </RollButton>
          ) : (
            <span key={`${name} ${value}`} className="num">
              {words}
            </span>
          );
        })}
      </span>
    </RollProvider>
  );
}

const ignore = () => {};
