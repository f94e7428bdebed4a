import { Button } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import { askedText } from "domain/table/asks/askedText";
import { creatureFright } from "domain/table/creatures/creatureRolls";
import { useState } from "react";
import { Applied } from "../damage/Offers";
import { type AskedTable, useAsk } from "./useAsk";

/** For the MJ: asks all players for what seeing a creature costs, in one press. Nothing where it frightens nobody. */
export function AskForFright({ table, creature }: { table: AskedTable; creature: Creature }) {
  const [isAsked, setAsked] = useState(false);
  const { send, busy } = useAsk(table, () => setAsked(true));
  const fright = creatureFright(creature);
  if (fright === undefined) return null;
  const asked = { kind: "roll" as const, ...fright, secret: false };
  if (isAsked) return <Applied>Demandé à tous : {askedText(table.system, asked)}</Applied>;
  return (
    <Button size="xs" loading={busy} onClick={() => send({ content: { ...asked, cause: creature.name } })}>
      Demander à tous : {askedText(table.system, asked)}
    </Button>
  );
}
