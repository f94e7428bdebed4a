import { Box, Stack, Text, Title } from "@mantine/core";
import type { CreatureNow } from "domain/game/creatures/creatureState";
import type { Creature } from "domain/game/gameTypes";
import type { SheetChoiceGroup } from "domain/game/sheetRules";
import { creatureFacts } from "domain/table/creatures/creatureFacts";
import { creatureChecks } from "domain/table/creatures/creatureRolls";
import { rollValue } from "domain/table/rolls/rollValue";
import { AttackRolls } from "./AttackRolls";
import { type Attacking, CreatureAttacks, type RollOfCreature } from "./CreatureAttacks";
import styles from "./StatBlock.module.css";

interface StatBlockProps extends Partial<Omit<Attacking, "creature">> {
  creature: Creature;
  /** What a fight has done to it. */
  now?: CreatureNow | undefined;
}

/** What an MJ needs of a creature at its turn: its numbers, its attacks with what they roll, and what else it can do. */
export function StatBlock({ creature, now, ...attacking }: StatBlockProps) {
  const { onRoll } = attacking;
  return (
    <Stack gap="sm" data-system={creature.system}>
      <Text size="sm" c="var(--ink-2)">
        {creature.about}
      </Text>
      <Box component="dl" m={0} fz="sm" className={styles.facts}>
        {creatureFacts(creature, now).map(({ label, value }) => (
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
          <CreatureAttacks creature={creature} {...attacking} size="wide" />
        </section>
      )}
      {onRoll &&
        creatureChecks(creature).map((group) => <Checks key={group.title} {...group} onRoll={onRoll} />)}
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

/** A group of what it rolls beside its attacks. */
function Checks({ title, choices, onRoll }: SheetChoiceGroup & { onRoll: RollOfCreature }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <AttackRolls
        rolls={choices.map((request) => ({ name: request.label, value: rollValue(request), request }))}
        onRoll={onRoll}
        size="wide"
      />
    </section>
  );
}
