import { metBy } from "domain/table/fight/rollDamage";
import { fightersOf } from "domain/table/fight/waitingCreatures";
import { useCampaignCharacters } from "../../live/characters";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import type { DamageRoll, HealingRoll } from "./damageRoll";
import { Applied } from "./Offers";

interface AppliedToProps {
  campaignId: string;
  roll: DamageRoll | HealingRoll;
}

/**
 * The names, as the MJ knows them, of those whom the damage or healing of a roll that names nobody was applied to; nothing
 * where it was applied to none.
 */
export function AppliedTo({ campaignId, roll }: AppliedToProps) {
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const fight = dataOf(useLiveFight(campaignId))?.[0];
  const rolls = "parts" in roll ? roll.parts : [roll];
  const ids = [...new Set(rolls.flatMap((one) => metBy(one, fight)))];
  if (ids.length === 0) return null;
  const known = new Map(
    [...(fight ? fightersOf(fight.panel) : []), ...characters].map(({ id, name }) => [id, name]),
  );
  return <Applied>Appliqué à {ids.map((id) => known.get(id) ?? "une créature").join(", ")}</Applied>;
}
