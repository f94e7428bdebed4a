import { Checkbox, Group, Text } from "@mantine/core";
import type { InitiativeEntry } from "domain/documents/initiativeState";
import type { Creature } from "domain/game/gameTypes";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { useConnection } from "../../live/useConnection";
import { Board } from "../board/Board";
import { StatBlock } from "../creatures/StatBlock";
import { aimOf, type RollTarget } from "../rolls/rollEntry";
import TargetChoice from "../rolls/TargetChoice";
import { useSecrecy } from "../rolls/useSecrecy";
import { useCreatureAttack } from "./useCreatureAttack";

interface ActiveCreatureProps {
  campaignId: string;
  system: SystemId;
  entry: InitiativeEntry;
  creature: Creature;
}

/**
 * The creature whose turn it is, with its numbers; its attacks roll at the table, at a target. Those of a hidden one
 * are for the MJ alone unless the MJ wants otherwise. Loaded with the first creature that has numbers.
 */
export default function ActiveCreature({ campaignId, system, entry, creature }: ActiveCreatureProps) {
  const [secret, setSecret] = useSecrecy(entry.hidden);
  const [target, aim] = useState<RollTarget>();
  const connected = useConnection();
  const roll = useCreatureAttack({ campaignId, system, entry, secret, target: aimOf(target) });
  return (
    <Board title={entry.name}>
      <Group gap={12} align="end" mb={6}>
        <TargetChoice campaignId={campaignId} target={target} onAim={aim} />
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
      <StatBlock creature={creature} onRoll={connected ? roll : undefined} />
    </Board>
  );
}
