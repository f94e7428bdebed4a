import { aimedCreature } from "domain/table/fight/rollDamage";
import type { ReactNode } from "react";
import { useCampaignCharacters } from "../../live/characters";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import { CharacterOffers } from "./CharacterOffers";
import { CreatureOffers } from "./CreatureOffers";
import type { DamageAim, DamageRoll } from "./damageRoll";

interface TargetOffersProps {
  campaignId: string;
  roll: DamageRoll;
  aim: DamageAim | undefined;
  /** Opens the dialog; short beside what applies it at once. */
  dialog: (short: boolean) => ReactNode;
}

/** What a roll's damage does to whom it is aimed at; the dialog alone while that is not known. */
export default function TargetOffers({ campaignId, roll, aim, dialog }: TargetOffersProps) {
  const { target } = roll;
  const characterId = target === undefined ? aim?.id : target.kind === undefined ? target.id : undefined;
  const characters = dataOf(useCampaignCharacters(characterId === undefined ? undefined : campaignId));
  const character = characters?.find(({ id }) => id === characterId);
  const mayBeCreature = target === undefined || target.kind === "creature";
  const fight = dataOf(useLiveFight(mayBeCreature ? campaignId : undefined))?.[0];
  const order = fight?.panel.initiative.order ?? [];
  const creatureId = target === undefined ? aim?.id : aimedCreature(order, target);
  const creature = order.find(({ id }) => id === creatureId);
  if (character) {
    return (
      <CharacterOffers key={character.id} campaignId={campaignId} roll={roll} target={character}>
        {dialog}
      </CharacterOffers>
    );
  }
  if (fight && creature && fight.panel.fighting.creatures[creature.id]) {
    return (
      <CreatureOffers key={creature.id} {...{ campaignId, roll, creature, fight }}>
        {dialog}
      </CreatureOffers>
    );
  }
  return dialog(false);
}
