import { Box, Group, Stack, Text, Title } from "@mantine/core";
import { ABILITIES } from "domain/character/abilities";
import { creatureAttackRolls } from "domain/creatures/attackRolls";
import type { Creature, CreatureAttack } from "domain/creatures/creature";
import { creatureFacts } from "domain/creatures/creatureFacts";
import type { ActionRoll } from "domain/rolls/actionRoll";
import type { RollRequest } from "domain/rolls/rollRequest";
import { RollButton, RollProvider } from "../../../ui/RollButton";
import styles from "./Creatures.module.css";

interface StatBlockProps {
  creature: Creature;
  /** Its attacks are buttons that roll; without it they are read. */
  onRoll?: ((request: RollRequest) => void) | undefined;
}

/** What an MJ needs of a creature at its turn: its numbers, its attacks with what they roll, and what else it can do. */
export function StatBlock({ creature, onRoll }: StatBlockProps) {
  const rolls = new Map(creatureAttackRolls(creature).map((attack) => [attack.id, attack.rolls]));
  return (
    <Stack gap="sm" data-system={creature.system}>
      <Text size="sm" c="var(--ink-2)">
        {creature.about}
      </Text>
      <Box component="dl" m={0} fz="sm" className={styles.facts}>
        {creatureFacts(creature).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {creature.attacks.length > 0 && (
        <section aria-label="Attaques">
          <Title order={3} size="h5">
            Attaques
          </Title>
          <Box component="ul" role="list">
            {creature.attacks.map((attack) => (
              <li key={attack.id} className={styles.row}>
                <div className={styles.about}>
                  <Text fw={600} size="sm">
                    {attack.name}
                  </Text>
                  <AttackNotes attack={attack} />
                </div>
                <RollProvider value={onRoll ?? ignore}>
                  <Group gap={6}>
                    {rolls.get(attack.id)?.map((roll) => (
                      <AttackRoll
                        key={`${roll.name} ${roll.value}`}
                        roll={roll}
                        pressed={onRoll !== undefined}
                      />
                    ))}
                  </Group>
                </RollProvider>
              </li>
            ))}
          </Box>
        </section>
      )}
      {creature.traits.length > 0 && (
        <section aria-label="Capacités">
          <Title order={3} size="h5">
            Capacités
          </Title>
          {creature.traits.map(({ name, text }) => (
            <Text key={name} size="sm">
              <Text span inherit fw={600}>
                {name}.
              </Text>{" "}
              {text}
            </Text>
          ))}
        </section>
      )}
    </Stack>
  );
}

const ignore = () => {};

function AttackRoll({ roll, pressed }: { roll: ActionRoll; pressed: boolean }) {
  const words = `${roll.name} ${roll.value}`;
  if (pressed) {
    return (
      <RollButton request={roll.request} framed>
        {words}
      </RollButton>
    );
  }
  return (
    <Text span size="sm" className="num">
      {words}
    </Text>
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
