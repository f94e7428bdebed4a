import { UnstyledButton } from "@mantine/core";
import type { CreatureUse } from "domain/game/creatures/creatureUse";
import type { Creature } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { CreatureAttack } from "domain/games/creature";
import { type CreatureStrike, creatureAttackRolls, saveText } from "domain/table/creatures/attackRolls";
import { creatureStrokes } from "domain/table/creatures/creatureRolls";
import { ATTACK_STYLES, AttackRolls, type AttackSize } from "./AttackRolls";

interface CreatureAttacksProps {
  creature: Creature;
  /** Its attacks are buttons that roll; without it they are read. */
  onRoll?: RollOfCreature | undefined;
  /** What recharges: an attack that is spent is rolled for instead. */
  recharge?: Recharge | undefined;
  size: AttackSize;
}

/** What of a creature recharges. */
export interface Recharge {
  /** The use of an attack that is spent; undefined of one that may be used. */
  readonly spentOf: (attackId: string) => CreatureUse | undefined;
  readonly spend: (attackId: string) => void;
  readonly roll: (use: CreatureUse) => void;
}

/** A roll of a creature, with what is thrown along with it. */
export type RollOfCreature = (request: RollRequest, strike?: CreatureStrike) => void;

/** The attack that stands for several. */
const MULTIATTACK = "multiattack";

/** What each attack of a creature rolls, and what a press on one of these does: its damage is thrown along. */
function attacksOf(creature: Creature, onRoll: RollOfCreature | undefined, recharge: Recharge | undefined) {
  const known = creatureAttackRolls(creature);
  const strikes = creatureStrokes(creature).flatMap(({ attack, count }) => {
    const strike = known.find(({ id }) => id === attack)?.strike;
    const name = creature.attacks.find(({ id }) => id === attack)?.name ?? "";
    return strike ? [{ strike, count, text: count > 1 ? `${count} × ${name}` : name }] : [];
  });
  return {
    rollsOf: (id: string) => known.find((attack) => attack.id === id)?.rolls ?? [],
    /** Rolls, and spends what recharges. */
    onPress: (request: RollRequest) => {
      const pressed = known.find(
        ({ rolls, strike }) => strike?.request === request || rolls.some((one) => one.request === request),
      );
      onRoll?.(request, pressed?.strike?.request === request ? pressed.strike : undefined);
      if (pressed) recharge?.spend(pressed.id);
    },
    /** Of the attack that stands for several: what one press strikes with, and the press. */
    multiOf: (id: string) =>
      id === MULTIATTACK && strikes.length > 0
        ? {
            text: strikes.map(({ text }) => text).join(", "),
            press: () => {
              for (const { strike, count } of strikes) {
                for (let stroke = 0; stroke < count; stroke += 1) onRoll?.(strike.request, strike);
              }
            },
          }
        : undefined,
  };
}

/** The save that an attack asks for, and its note. */
const attackNotes = (attack: CreatureAttack): string[] =>
  [saveText(attack), attack.note].flatMap((note) => note || []);

/** More than so many stand in two columns where they are compact, however high the window is. */
const FEW = 3;

/** The attacks of a creature with what they roll; compact, those that roll first: a stroke of several is read before it is made. */
export function CreatureAttacks({ creature, onRoll, recharge, size }: CreatureAttacksProps) {
  const { rollsOf, onPress, multiOf } = attacksOf(creature, onRoll, recharge);
  const styles = ATTACK_STYLES[size];
  const isCompact = size === "compact";
  const rollsNothing = ({ id }: CreatureAttack) => Number(rollsOf(id).length === 0);
  const attacks = isCompact
    ? creature.attacks.toSorted((one, other) => rollsNothing(one) - rollsNothing(other))
    : creature.attacks;
  return (
    <ul
      className={styles.attacks}
      aria-label={isCompact ? "Attaques" : undefined}
      data-many={attacks.length > FEW || undefined}
    >
      {attacks.map((attack) => {
        const multi = multiOf(attack.id);
        const spent = onRoll && recharge?.spentOf(attack.id);
        const said = isCompact && multi ? [] : attackNotes(attack);
        const strokes = multi && (isCompact || onRoll === undefined) ? [multi.text] : [];
        const notes = [...strokes, ...said].join(" · ");
        return (
          <li
            key={attack.id}
            className={styles.attack}
            title={isCompact ? `${attack.name}. ${notes}` : undefined}
          >
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
                {isCompact ? "Tout" : multi.text}
              </UnstyledButton>
            )}
            {spent ? (
              <UnstyledButton className={styles.roll} onClick={() => recharge?.roll(spent)}>
                {`Recharge ${spent.from}+`}
              </UnstyledButton>
            ) : (
              <AttackRolls rolls={rollsOf(attack.id)} onRoll={onRoll && onPress} size={size} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
