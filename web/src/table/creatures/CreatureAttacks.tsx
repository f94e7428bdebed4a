import { Box, Button, Text } from "@mantine/core";
import type { CreatureUse } from "domain/game/creatures/creatureUse";
import type { Creature } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { CreatureAttack } from "domain/games/creature";
import { type CreatureStrike, creatureAttackRolls, saveText } from "domain/table/creatures/attackRolls";
import { creatureStrokes } from "domain/table/creatures/creatureRolls";
import type { ReactNode } from "react";
import { AttackRolls } from "./AttackRolls";
import styles from "./CreatureRows.module.css";

interface CreatureAttacksProps {
  creature: Creature;
  /** Its attacks are buttons that roll; without it they are read. */
  onRoll?: RollOfCreature | undefined;
  /** What recharges: an attack that is spent is rolled for instead. */
  recharge?: Recharge | undefined;
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
export function attacksOf(
  creature: Creature,
  onRoll: RollOfCreature | undefined,
  recharge: Recharge | undefined,
) {
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

/** The attacks of a creature with what they roll. */
export function CreatureAttacks({ creature, onRoll, recharge }: CreatureAttacksProps) {
  const { rollsOf, onPress, multiOf } = attacksOf(creature, onRoll, recharge);
  return (
    <Box component="ul" role="list">
      {creature.attacks.map((attack) => (
        <li key={attack.id} className={styles.row}>
          <div className={styles.about}>
            <Text fw={600} size="sm">
              {attack.name}
            </Text>
            <AttackNotes attack={attack} />
            <MultiAttack multi={multiOf(attack.id)} enabled={onRoll !== undefined} />
          </div>
          <SpentOr use={onRoll && recharge?.spentOf(attack.id)} onRoll={recharge?.roll}>
            <AttackRolls rolls={rollsOf(attack.id)} onRoll={onRoll && onPress} />
          </SpentOr>
        </li>
      ))}
    </Box>
  );
}

/** What brings an attack back that is spent, in place of its rolls. */
function SpentOr({
  use,
  onRoll,
  children,
}: {
  use: CreatureUse | undefined;
  onRoll: Recharge["roll"] | undefined;
  children: ReactNode;
}) {
  if (use === undefined) return children;
  return (
    <Button size="xs" onClick={() => onRoll?.(use)}>
      {`Recharge ${use.from}+`}
    </Button>
  );
}

/** All strokes of an action with one press. */
function MultiAttack({
  multi,
  enabled,
}: {
  multi: ReturnType<ReturnType<typeof attacksOf>["multiOf"]>;
  enabled: boolean;
}) {
  if (multi === undefined) return null;
  return (
    <Button size="xs" disabled={!enabled} onClick={multi.press}>
      {multi.text}
    </Button>
  );
}

/** The save that an attack asks for, and its note. */
export const attackNotes = (attack: CreatureAttack): string[] =>
  [saveText(attack), attack.note].flatMap((note) => note || []);

function AttackNotes({ attack }: { attack: CreatureAttack }) {
  const notes = attackNotes(attack);
  if (notes.length === 0) return null;
  return (
    <Text size="sm" c="var(--ink-2)">
      {notes.join(" · ")}
    </Text>
  );
}
