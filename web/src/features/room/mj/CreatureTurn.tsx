import { Group, Text, Title } from "@mantine/core";
import { type InitiativeEntry, isConcealed } from "domain/documents/initiativeState";
import type { Creature } from "domain/game/gameTypes";
import { creatureFacts } from "domain/table/creatures/creatureFacts";
import { creatureEffects } from "domain/table/creatures/creatureRolls";
import { effectNote } from "domain/table/rolls/prepareRoll";
import type { RollMode } from "domain/values/dice/rollDice";
import { useState } from "react";
import { useConnection } from "../../../live/useConnection";
import { AskForFright } from "../../../table/asks/AskForFright";
import { CreatureAttacks } from "../../../table/creatures/CreatureAttacks";
import { useAgainstTarget } from "../../../table/creatures/useAgainstTarget";
import { useMagazines } from "../../../table/creatures/useMagazines";
import { useFightTable } from "../../../table/fight/FightProvider";
import { useCreatureAttack } from "../../../table/fight/useCreatureAttack";
import { useRecharge } from "../../../table/fight/useRecharge";
import { ModePress } from "../../../table/rolls/ModePress";
import { aimOf } from "../../../table/rolls/rollEntry";
import { TargetPicker } from "../../../table/rolls/TargetPicker";
import { useSecrecy } from "../../../table/rolls/useSecrecy";
import { Dialog } from "../../../ui/ConfirmDialog";
import { DialogButton } from "../../../ui/DialogButton";
import { IconButton } from "../../../ui/IconButton";
import styles from "./Turn.module.css";
import { useTargets } from "./useTargets";

interface CreatureTurnProps {
  entry: InitiativeEntry;
  creature: Creature;
}

const loadBlock = () =>
  import("../../../table/creatures/StatBlock").then(({ StatBlock }) => ({ default: StatBlock }));

/** How many of a creature's facts stand beside its name: its armour, its life and its speed, in the game's words. */
const FACTS = 3;

/** The creature whose turn it is, with all its attacks; what is long is one press away. */
export function CreatureTurn({ entry, creature }: CreatureTurnProps) {
  const { campaignId, system, fight, aim, session } = useFightTable();
  const now = fight.state.fighting.creatures[entry.id];
  const [secret, setSecret] = useSecrecy(isConcealed(entry));
  const connected = useConnection();
  const targets = useTargets();
  const { metres } = targets.find(({ id }) => id === aim?.id) ?? {};
  const against = useAgainstTarget(aim, metres);
  const effects = [...(now ? creatureEffects(creature, now) : []), ...against.effects];
  const said = [...effects.map(effectNote), ...against.notes].join(", ");
  const [mode, setMode] = useState<RollMode>("normal");
  const recharge = useRecharge({ campaignId, system, entry, secret, creature });
  const roll = useCreatureAttack({
    ...{ campaignId, system, entry, secret, target: aimOf(aim), effects, mode },
    onRolled: ({ damage }) => damage === undefined && setMode("normal"),
  });
  const onRoll = connected ? roll : undefined;
  const magazines = useMagazines(entry.id, creature);
  const [first, ...others] = creatureFacts(creature, now)
    .slice(0, FACTS)
    .map(({ label, value }) => `${label} ${value.replace(/ \(.*/, "")}`);
  const attacking = { creature, onRoll, recharge, magazines, metres };
  return (
    <section className={styles.turn} aria-label={`Au tour de : ${entry.name}`}>
      <Group wrap="nowrap" gap={8} mih={32}>
        <Title order={2} size="h4" className={styles.title} title={entry.name}>
          {entry.name}
        </Title>
        <Text span className={styles.first}>
          {first}
        </Text>
        <Text span className={styles.facts} title={said}>
          {said !== "" && (
            <Text span inherit c="bad">
              {`${said} · `}
            </Text>
          )}
          {others.join(" · ")}
        </Text>
        {connected && <ModePress system={system} mode={mode} onMode={setMode} />}
        <IconButton
          icon={secret ? "hidden" : "eye"}
          label="Jets pour moi seul"
          aria-pressed={secret}
          onClick={() => setSecret(!secret)}
        />
        <DialogButton size="xs" label="Bloc complet" load={loadBlock} flex="none">
          {(StatBlock, close) => (
            <Dialog title={entry.name} size="lg" cancel="Fermer" onCancel={close}>
              <StatBlock {...attacking} now={now} />
            </Dialog>
          )}
        </DialogButton>
      </Group>
      <TargetPicker
        size="chips"
        targets={targets}
        chosen={aim}
        onChoose={(id) => session.aim(targets.find((one) => one.id === id))}
      />
      {!connected && (
        <Text size="sm" c="warn" role="status">
          Hors connexion : les jets de la table attendent son retour.
        </Text>
      )}
      <AskForFright table={{ id: campaignId, system }} creature={creature} />
      <CreatureAttacks {...attacking} size="compact" />
    </section>
  );
}
