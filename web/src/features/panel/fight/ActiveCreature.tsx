import { Checkbox, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Creature } from "domain/creatures/creature";
import type { InitiativeEntry } from "domain/initiative/initiativeState";
import { NO_SITUATION, prepareRoll } from "domain/rolls/prepareRoll";
import type { RollRequest } from "domain/rolls/rollRequest";
import type { SystemId } from "domain/systems/systemIds";
import { useState } from "react";
import { rollAtTable } from "../../../api/rollAtTable";
import { serverSentence } from "../../../http/serverSentence";
import type { RollTarget } from "../../../table/rolls/rollEntry";
import TargetChoice from "../../../table/rolls/TargetChoice";
import { toast } from "../../../ui/toast";
import { Board } from "../Board";
import { StatBlock } from "../creatures/StatBlock";

interface ActiveCreatureProps {
  campaignId: string;
  system: SystemId;
  entry: InitiativeEntry;
  creature: Creature;
}

const FAILURE = "Ce jet n'a pas pu être lancé. Réessaie.";

/**
 * The creature whose turn it is, with its numbers; its attacks roll at the table, at a target. Those of a hidden one
 * are for the MJ alone unless the MJ wants otherwise. Loaded with the first creature that has numbers.
 */
export default function ActiveCreature({ campaignId, system, entry, creature }: ActiveCreatureProps) {
  const [secret, setSecret] = useState(entry.hidden);
  const [target, aim] = useState<RollTarget>();
  const { mutate } = useMutation({
    networkMode: "always",
    mutationFn: async (request: RollRequest) => {
      const prepared = prepareRoll(request, NO_SITUATION, []);
      if (prepared === undefined) return;
      await rollAtTable(
        { system, id: campaignId },
        {
          label: secret ? `${entry.name} : ${request.label}` : request.label,
          roll: prepared.roll,
          damage: request.damage,
          audience: secret ? "mj" : "table",
          target: target?.id,
        },
      );
    },
    onError: (error) => toast("error", serverSentence(error, FAILURE)),
  });
  return (
    <Board title={entry.name}>
      <Group gap={12} align="end">
        <TargetChoice campaignId={campaignId} target={target} onAim={aim} />
        <Checkbox
          label="Jets pour moi seul"
          mih={44}
          styles={{ body: { alignItems: "center", minHeight: 44 } }}
          checked={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.checked)}
        />
      </Group>
      <StatBlock creature={creature} onRoll={mutate} />
    </Board>
  );
}
