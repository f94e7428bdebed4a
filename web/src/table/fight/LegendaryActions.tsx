import { Group, Text, UnstyledButton } from "@mantine/core";
import { type InitiativeEntry, isConcealed } from "domain/documents/initiativeState";
import type { UseOption } from "domain/game/creatures/creatureUse";
import type { Creature } from "domain/game/gameTypes";
import { creatureAttackRolls } from "domain/table/creatures/attackRolls";
import { creatureEffects } from "domain/table/creatures/creatureRolls";
import { isDown } from "domain/table/panel/creaturesInFight";
import { useConnection } from "../../live/useConnection";
import { useStore } from "../../ui/useStore";
import { useAgainstTarget } from "../creatures/useAgainstTarget";
import { aimOf, type RollTarget } from "../rolls/rollEntry";
import { useSecrecy } from "../rolls/useSecrecy";
import { useFightTable } from "./FightProvider";
import styles from "./LegendaryActions.module.css";
import { useCreatureAttack } from "./useCreatureAttack";
import { useCreatureUses } from "./useCreatureUses";

/** The initiative at which a lair acts. */
const LAIR_INITIATIVE = 20;

/** What legendary creatures do after the turns of others; nothing where there is none. */
export default function LegendaryActions() {
  const { fight, creatures, acting, session } = useFightTable();
  const aims = useStore(session, (known) => known.aims);
  if (acting === undefined) return null;
  const { fighting } = fight.state;
  const legendary = fight.initiative.order.flatMap((entry) => {
    const creature = creatures.creatureOf(entry.id);
    const now = fighting.creatures[entry.id];
    const isOther = entry.id !== acting.entry.id;
    return isOther && creature && now && !isDown(now) ? [{ entry, creature }] : [];
  });
  return legendary.map(({ entry, creature }) => (
    <LegendaryRow key={entry.id} {...{ entry, creature }} aim={aims[entry.id]} turnAt={acting.entry.value} />
  ));
}

interface LegendaryRowProps {
  entry: InitiativeEntry;
  creature: Creature;
  aim: RollTarget | undefined;
  /** The initiative of whose turn it is. */
  turnAt: number;
}

function LegendaryRow({ entry, creature, aim, turnAt }: LegendaryRowProps) {
  const { campaignId, system, fight } = useFightTable();
  const { uses, left, spend } = useCreatureUses(entry.id, creature);
  const [secret] = useSecrecy(isConcealed(entry));
  const connected = useConnection();
  const now = fight.state.fighting.creatures[entry.id];
  const against = useAgainstTarget(aim, undefined);
  const strike = useCreatureAttack({
    ...{ campaignId, system, entry, secret, target: aimOf(aim) },
    effects: [...(now ? creatureEffects(creature, now) : []), ...against.effects],
  });
  const actions = uses.find(({ options }) => options !== undefined);
  const others = uses.filter(({ key }) => key.startsWith("hand-") || key.startsWith("round-"));
  if (actions === undefined && others.length === 0) return null;
  const take = ({ label, cost, attack }: UseOption) => {
    if (actions === undefined) return;
    spend(actions, cost, label);
    const known = creatureAttackRolls(creature).find(({ id }) => id === attack)?.strike;
    if (known && connected) strike(known.request, known);
  };
  return (
    <section className={styles.row} aria-label={`Actions légendaires : ${entry.name}`}>
      <Text span size="xs" fw={600} className={styles.name} title={entry.name}>
        {entry.name}
        {actions && ` ${left(actions)}/${actions.max}`}
      </Text>
      <Group gap={4}>
        {actions?.options?.map((option) => (
          <UnstyledButton
            key={option.label}
            className={styles.option}
            disabled={left(actions) < option.cost}
            onClick={() => take(option)}
          >
            {option.cost > 1 ? `${option.label} (${option.cost})` : option.label}
          </UnstyledButton>
        ))}
        {others.map((use) => {
          const isDue = !use.key.startsWith("round-") || turnAt <= LAIR_INITIATIVE;
          return (
            <UnstyledButton
              key={use.key}
              className={styles.option}
              disabled={left(use) === 0 || !isDue}
              onClick={() => spend(use, 1, use.label)}
            >
              {use.max > 1 ? `${use.label} ${left(use)}/${use.max}` : use.label}
            </UnstyledButton>
          );
        })}
      </Group>
    </section>
  );
}
