import { Checkbox, Group, Text } from "@mantine/core";
import { type InitiativeEntry, isConcealed } from "domain/documents/initiativeState";
import type { CreatureNow } from "domain/game/creatures/creatureState";
import type { Creature } from "domain/game/gameTypes";
import { creatureEffects } from "domain/table/creatures/creatureRolls";
import type { RollMode } from "domain/values/dice/rollDice";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { useConnection } from "../../live/useConnection";
import { AskForFright } from "../asks/AskForFright";
import { Board } from "../board/Board";
import { StatBlock } from "../creatures/StatBlock";
import { useMagazines } from "../creatures/useMagazines";
import { ModePress } from "../rolls/ModePress";
import { aimOf, type RollTarget } from "../rolls/rollEntry";
import TargetChoice from "../rolls/TargetChoice";
import { useSecrecy } from "../rolls/useSecrecy";
import { useCreatureAttack } from "./useCreatureAttack";
import { useRecharge } from "./useRecharge";

interface ActiveCreatureProps {
  campaignId: string;
  system: SystemId;
  entry: InitiativeEntry;
  creature: Creature;
  /** What the fight has done to it. */
  now?: CreatureNow | undefined;
}

/**
 * The creature whose turn it is, with its numbers; its attacks roll at the table, at a target. Those of a hidden one
 * are for the MJ alone unless the MJ wants otherwise. Loaded with the first creature that has numbers.
 */
export default function ActiveCreature({ campaignId, system, entry, creature, now }: ActiveCreatureProps) {
  const [secret, setSecret] = useSecrecy(isConcealed(entry));
  const [target, aim] = useState<RollTarget>();
  const connected = useConnection();
  const effects = now && creatureEffects(creature, now);
  const recharge = useRecharge({ campaignId, system, entry, secret, creature });
  const magazines = useMagazines(entry.id, creature);
  const [mode, setMode] = useState<RollMode>("normal");
  const roll = useCreatureAttack({
    ...{ campaignId, system, entry, secret, target: aimOf(target), mode },
    ...(effects && { effects }),
    onRolled: ({ damage }) => damage === undefined && setMode("normal"),
  });
  return (
    <Board title={entry.name}>
      <Group gap={12} align="end" mb={6}>
        <TargetChoice campaignId={campaignId} target={target} onAim={aim} />
        {connected && <ModePress system={system} mode={mode} onMode={setMode} />}
        <Checkbox
          label="Jets pour moi seul"
          mih={44}
          styles={{ body: { alignItems: "center", minHeight: 44 } }}
          checked={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.checked)}
        />
      </Group>
      <Text size="sm" c="warn" role="status">
        {!connected && "Hors connexion : les jets de la table attendent son retour."}
      </Text>
      <AskForFright table={{ id: campaignId, system }} creature={creature} />
      <StatBlock {...{ creature, now, recharge, magazines }} onRoll={connected ? roll : undefined} />
    </Board>
  );
}
