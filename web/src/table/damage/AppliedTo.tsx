import { useCampaignCharacters } from "../../live/characters";
import { useLiveFight } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import type { DamageRoll, HealingRoll } from "./damageRoll";
import { Applied } from "./Offers";

/** The names, as the MJ knows them, of those whom the damage or healing of a roll that names nobody was applied to. */
export function AppliedTo({ campaignId, roll }: { campaignId: string; roll: DamageRoll | HealingRoll }) {
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const order = dataOf(useLiveFight(campaignId))?.[0]?.panel.initiative.order ?? [];
  const known = new Map([...order, ...characters].map(({ id, name }) => [id, name]));
  const names = (roll.applied ?? []).map(({ id }) => known.get(id) ?? "une créature");
  return <Applied>Appliqué à {names.join(", ")}</Applied>;
}
