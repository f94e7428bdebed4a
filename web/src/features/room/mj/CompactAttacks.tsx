import { UnstyledButton } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import type { ActionRoll } from "domain/game/rolls/actionRoll";
import {
  attackNotes,
  attacksOf,
  type Recharge,
  type RollOfCreature,
} from "../../../table/creatures/CreatureAttacks";
import { RollButton, RollProvider } from "../../../ui/RollButton";
import styles from "./CompactAttacks.module.css";

interface CompactAttacksProps {
  creature: Creature;
  /** Without it the rolls are read. */
  onRoll: RollOfCreature | undefined;
  /** What recharges: an attack that is spent is rolled for instead. */
  recharge?: Recharge | undefined;
}

/** More than so many stand in two columns, however high the window is. */
const FEW = 3;

/** What is rolled first; a stroke of several is read before it is made. */
const rollsFirst =
  (rollsOf: (id: string) => readonly ActionRoll[]) => (one: { id: string }, other: { id: string }) =>
    Number(rollsOf(one.id).length === 0) - Number(rollsOf(other.id).length === 0);

/** Of a stroke that was critical or extreme: seldom wanted, and in the whole block as well. */
const isRare = ({ name }: ActionRoll): boolean => /^(critique|extrême|empalement)/.test(name);

/** All attacks of a creature in as little room as they can be read and pressed in. */
export function CompactAttacks({ creature, onRoll, recharge }: CompactAttacksProps) {
  const { rollsOf, onPress, multiOf } = attacksOf(creature, onRoll, recharge);
  return (
    <RollProvider value={onPress}>
      <ul
        className={styles.attacks}
        aria-label="Attaques"
        data-many={creature.attacks.length > FEW || undefined}
      >
        {[...creature.attacks].sort(rollsFirst(rollsOf)).map((attack) => {
          const multi = multiOf(attack.id);
          const spent = recharge?.spentOf(attack.id);
          const notes = multi?.text ?? attackNotes(attack).join(" · ");
          return (
            <li key={attack.id} className={styles.attack} title={`${attack.name}. ${notes}`}>
              <span className={styles.words}>
                <span className={styles.name}>{attack.name}</span>
                {notes && <span className={styles.notes}>{notes}</span>}
              </span>
              {multi && onRoll && (
                <UnstyledButton
                  className={styles.roll}
                  onClick={multi.press}
                  aria-label={`Tout lancer : ${multi.text}`}
                >
                  Tout
                </UnstyledButton>
              )}
              {spent && onRoll && (
                <UnstyledButton className={styles.roll} onClick={() => recharge?.roll(spent)}>
                  {`Recharge ${spent.from}+`}
                </UnstyledButton>
              )}
              {(spent && onRoll ? [] : rollsOf(attack.id))
                .filter((roll) => !isRare(roll))
                .map(({ name, value, request }, place, shown) =>
                  onRoll ? (
                    <RollButton
                      key={`${name} ${value}`}
                      {...{ name, request }}
                      framed
                      className={styles.roll}
                    >
                      <span
                        className={styles.what}
                        data-needed={
                          shown.some((one, other) => other !== place && one.value === value) || undefined
                        }
                      >
                        {`${name} `}
                      </span>
                      {value}
                    </RollButton>
                  ) : (
                    <span key={`${name} ${value}`} className="num">
                      {value}
                    </span>
                  ),
                )}
            </li>
          );
        })}
      </ul>
    </RollProvider>
  );
}
