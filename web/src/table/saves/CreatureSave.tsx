import type { FightDocument } from "domain/documents/fight";
import { isConcealed } from "domain/documents/initiativeState";
import type { RollDocument } from "domain/documents/roll";
import { creatureChecks, creatureEffects } from "domain/table/creatures/creatureRolls";
import { useEffect, useEffectEvent } from "react";
import { useFightingCreature } from "../creatures/useFightingCreature";
import { useMjRoll } from "../rolls/useMjRoll";

interface CreatureSaveProps {
  campaignId: string;
  fight: FightDocument;
  entry: { readonly id: string; readonly name: string; readonly hidden: boolean };
  trait: string;
  difficulty: number;
  /** The MJ has asked, and it has not rolled. */
  isDue: boolean;
  onRolled: (roll: RollDocument) => void;
}

/** Rolls a creature's save from its block once it is due; one that hides rolls for the MJ alone. */
export function CreatureSave(props: CreatureSaveProps) {
  const { campaignId, fight, entry, trait, difficulty, isDue, onRolled } = props;
  const { creature, now } = useFightingCreature(fight, entry.id) ?? {};
  const roll = useMjRoll({
    ...{ campaignId, system: fight.panel.system, name: entry.name, creatureId: entry.id },
    ...{ secret: isConcealed(entry), difficulty, onRolled },
    effects: creature && now ? creatureEffects(creature, now) : [],
  });
  const save = useEffectEvent(() => {
    const request = (creature ? creatureChecks(creature) : [])
      .flatMap(({ choices }) => choices)
      .find(({ label }) => label === trait);
    if (request) roll(request);
  });
  useEffect(() => {
    if (isDue) save();
  }, [isDue]);
  return null;
}
