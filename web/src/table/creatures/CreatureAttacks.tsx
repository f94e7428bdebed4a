import { UnstyledButton } from "@mantine/core";
import type { ActionRoll } from "domain/game/rolls/actionRoll";
import type { CreatureAttack } from "domain/games/creature";
import { creaturesOf } from "domain/games/registry/creatures";
import { ATTACK_STYLES, AttackRolls, type AttackSize } from "./AttackRolls";
import { type Attacking, attackPresses } from "./attackPresses";

export type { Attacking, Recharge, RollOfCreature } from "./attackPresses";

/** Without `onRoll`, its attacks are read. */
type CreatureAttacksProps = Pick<Attacking, "creature"> & Partial<Attacking> & { size: AttackSize };

/** The kinds of damage that its compact buttons have no room for: « perforant, feu ». */
const kindsOf = (rolls: readonly ActionRoll[]): string =>
  [
    ...new Set(rolls.flatMap(({ name, after }) => (after === "hit" && !UNNAMED.includes(name) ? name : []))),
  ].join(", ");
const UNNAMED: readonly string[] = ["Dégâts", "à la tête"];

/** More than so many stand in two columns where they are compact, however high the window is. */
const FEW = 3;

/** The attacks of a creature with what they roll; compact, those that roll first: a stroke of several is read before it is made. */
export function CreatureAttacks({ size, ...given }: CreatureAttacksProps) {
  const attacking: Attacking = {
    ...{ onRoll: undefined, recharge: undefined, magazines: undefined, metres: undefined },
    ...given,
  };
  const { attacks: all } = attacking.creature;
  const presses = attackPresses(attacking);
  const isCompact = size === "compact";
  const rollsNothing = ({ id }: CreatureAttack) => Number(presses.rollsOf(id).length === 0);
  const attacks = isCompact ? all.toSorted((one, other) => rollsNothing(one) - rollsNothing(other)) : all;
  if (attacks.length === 0) return null;
  const isMany = attacks.length > FEW;
  return (
    <ul
      className={ATTACK_STYLES[size].attacks}
      aria-label={isCompact ? "Attaques" : undefined}
      data-many={isMany || undefined}
    >
      {attacks.map((attack) => (
        <AttackRow key={attack.id} {...{ attack, attacking, presses, size, isMany }} />
      ))}
    </ul>
  );
}

interface AttackRowProps {
  attack: CreatureAttack;
  attacking: Attacking;
  presses: ReturnType<typeof attackPresses>;
  size: AttackSize;
  isMany: boolean;
}

/** One attack: how far it reaches, what it asks for, and its buttons. */
function AttackRow({ attack, attacking, presses, size, isMany }: AttackRowProps) {
  const { creature, onRoll, recharge, magazines, metres } = attacking;
  const styles = ATTACK_STYLES[size];
  const isCompact = size === "compact";
  const rolls = presses.rollsOf(attack.id);
  const strokes = presses.strokesOf(attack);
  const isOfSeveral = strokes !== undefined && rolls.length === 0;
  const magazine = magazines?.of(attack.id);
  const isEmpty = onRoll !== undefined && magazine?.left === 0;
  const spent = onRoll && recharge?.spentOf(attack.id);
  const { distanceText, saveText } = creaturesOf(creature.system);
  const said = [
    isOfSeveral && (isCompact || onRoll === undefined) && strokes.text,
    magazine && `${magazine.left}/${magazine.max} coups`,
    isCompact && isMany && kindsOf(rolls),
    distanceText?.(attack, metres),
    attack.range,
    saveText?.(attack),
  ];
  const notes = [...said, isCompact && isOfSeveral ? undefined : attack.note].filter(Boolean).join(" · ");
  return (
    <li className={styles.attack} title={isCompact ? `${attack.name}. ${notes}` : undefined}>
      <span className={styles.words}>
        <span className={styles.name}>{attack.name}</span>
        {notes && <span className={styles.notes}>{notes}</span>}
      </span>
      {strokes && onRoll && (
        <UnstyledButton
          className={styles.roll}
          onClick={strokes.press}
          aria-label={`Tout lancer : ${strokes.text}`}
        >
          {wordsOf(strokes.text, isOfSeveral, isCompact)}
        </UnstyledButton>
      )}
      {spent ? (
        <UnstyledButton className={styles.roll} onClick={() => recharge?.roll(spent)}>
          {`Recharge ${spent.from}+`}
        </UnstyledButton>
      ) : (
        <AttackRolls rolls={rolls} onRoll={onRoll && presses.onPress} size={size} />
      )}
      {onRoll && magazine && (isEmpty || (!isCompact && magazine.left < magazine.max)) && (
        <UnstyledButton
          className={styles.roll}
          onClick={() => magazines?.reload(attack.id)}
          aria-label={`Recharger : ${attack.name}`}
        >
          Recharger
        </UnstyledButton>
      )}
    </li>
  );
}

/** « Tout », « × 2 », or all that is struck. */
function wordsOf(text: string, isOfSeveral: boolean, isCompact: boolean): string {
  if (!isOfSeveral) return `× ${Number.parseInt(text, 10)}`;
  return isCompact ? "Tout" : text;
}
