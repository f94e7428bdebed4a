import { Box, Text } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { CreatureAttack } from "domain/games/creature";
import { ABILITIES } from "domain/sheet/character/abilities";
import { creatureAttackRolls } from "domain/table/creatures/attackRolls";
import { AttackRolls } from "./AttackRolls";
import styles from "./CreatureRows.module.css";

interface CreatureAttacksProps {
  creature: Creature;
  /** Its attacks are buttons that roll; without it they are read. */
  onRoll?: ((request: RollRequest) => void) | undefined;
}

/** The attacks of a creature with what they roll. */
export function CreatureAttacks({ creature, onRoll }: CreatureAttacksProps) {
  const rolls = new Map(creatureAttackRolls(creature).map((attack) => [attack.id, attack.rolls]));
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
          <AttackRolls rolls={rolls.get(attack.id) ?? []} onRoll={onRoll} />
        </li>
      ))}
    </Box>
  );
}

/** The save that it asks for and its note; damage that no die decides. */
function AttackNotes({ attack }: { attack: CreatureAttack }) {
  const save = "save" in attack ? attack.save : undefined;
  const damage = "damage" in attack ? attack.damage : [];
  const fixed = damage.filter(({ dice }) => !dice.includes("d")).map(({ dice }) => `${dice} dégât`);
  const notes = [
    save &&
      `Sauvegarde ${ABILITIES[save.ability].short} DD ${save.difficulty}${save.success === "half" ? ", moitié si réussie" : ""}`,
    ...fixed,
    attack.note,
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <Text size="sm" c="var(--ink-2)">
      {notes.join(" · ")}
    </Text>
  );
}
