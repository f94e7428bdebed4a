import { type InitiativeEntry, isConcealed } from "domain/documents/initiativeState";
import { creatureChoices, creatureEffects } from "domain/table/creatures/creatureRolls";
import type { FightingCreature } from "domain/table/fight/creatureActs";
import type { SystemId } from "domain/values/systemIds";
import { type ReactNode, useMemo } from "react";
import { useMjRoll } from "../rolls/useMjRoll";
import { OpposeChoices } from "./OpposeChoices";
import type { OpposedRoll } from "./opposedRoll";

interface CreatureOpposesProps {
  campaignId: string;
  system: SystemId;
  entry: Pick<InitiativeEntry, "id" | "name" | "hidden" | "unseen">;
  creature: NonNullable<FightingCreature["creature"]>;
  now: FightingCreature["now"];
  roll: OpposedRoll;
  connected: boolean;
  children?: ReactNode;
}

/** What the MJ opposes to a roll for a creature of the fight. Of one that hides the table learns how it ended. */
export function CreatureOpposes(props: CreatureOpposesProps) {
  const { campaignId, system, entry, creature, now, roll, connected, children } = props;
  const oppose = useMjRoll({
    ...{ campaignId, system, name: entry.name, creatureId: entry.id },
    ...{ secret: roll.audience === "mj" || isConcealed(entry), opposes: roll.id },
    effects: creatureEffects(creature, now),
  });
  const groups = useMemo(() => creatureChoices(creature), [creature]);
  return (
    <OpposeChoices
      spec={roll.rolled}
      groups={groups}
      busy={false}
      disabled={!connected}
      onRoll={(one) => oppose(one)}
    >
      {children}
    </OpposeChoices>
  );
}
