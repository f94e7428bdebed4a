import { Box, Stack, Text, Title } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import { creatureFacts } from "domain/table/creatures/creatureFacts";
import { CreatureAttacks, type RollOfCreature } from "./CreatureAttacks";
import styles from "./StatBlock.module.css";

interface StatBlockProps {
  creature: Creature;
  /** Its attacks are buttons that roll; without it they are read. */
  onRoll?: RollOfCreature | undefined;
}

/** What an MJ needs of a creature at its turn: its numbers, its attacks with what they roll, and what else it can do. */
export function StatBlock({ creature, onRoll }: StatBlockProps) {
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
          <CreatureAttacks creature={creature} onRoll={onRoll} />
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
