import { Box, Text } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { CreatureAttack } from "domain/games/creature";
import { type CreatureStrike, creatureAttackRolls, saveText } from "domain/table/creatures/attackRolls";
import { AttackRolls } from "./AttackRolls";
import styles from "./CreatureRows.module.css";

interface CreatureAttacksProps {
  creature: Creature;
  /** Its attacks are buttons that roll; without it they are read. */
  onRoll?: RollOfCreature | undefined;
}

/** A roll of a creature, with what is thrown along with it. */
export type RollOfCreature = (request: RollRequest, strike?: CreatureStrike) => void;

/** What each attack of a creature rolls, and what a press on one of these does: its damage is thrown along. */
export function attacksOf(creature: Creature, onRoll: RollOfCreature | undefined) {
  const known = creatureAttackRolls(creature);
  return {
    rollsOf: (id: string) => known.find((attack) => attack.id === id)?.rolls ?? [],
    onPress: (request: RollRequest) =>
      onRoll?.(request, known.find(({ strike }) => strike?.request === request)?.strike),
  };
}

/** The attacks of a creature with what they roll. */
export function CreatureAttacks({ creature, onRoll }: CreatureAttacksProps) {
  const { rollsOf, onPress } = attacksOf(creature, onRoll);
  return (
    <Box component="ul" role="list">
      {creature.attacks.map((attack) => (
        <li key={attack.id} className={styles.row}>
          <div className={styles.about}>
            <Text fw={600} size="sm">
              {attack.name}
            </Text>
            <AttackNotes attack={attack} />
          </div>
          <AttackRolls rolls={rollsOf(attack.id)} onRoll={onRoll && onPress} />
        </li>
      ))}
    </Box>
  );
}

/** The save that an attack asks for and its note; damage that no die decides. */
export function attackNotes(attack: CreatureAttack): string[] {
  const damage = "damage" in attack ? attack.damage : [];
  const fixed = damage.filter(({ dice }) => !dice.includes("d")).map(({ dice }) => `${dice} dégât`);
  return [saveText(attack), ...fixed, attack.note].flatMap((note) => note || []);
}

function AttackNotes({ attack }: { attack: CreatureAttack }) {
  const notes = attackNotes(attack);
  if (notes.length === 0) return null;
  return (
    <Text size="sm" c="var(--ink-2)">
      {notes.join(" · ")}
    </Text>
  );
}
