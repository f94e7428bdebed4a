import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { compareFrench } from "domain/values/text/compareFrench";

const GONE = "un ancien joueur";

/** Who was there, by name: the MJ first, then the players, then those who are no members any more. */
export function presentNames(
  present: readonly string[],
  { mj, players }: Pick<CampaignPage, "mj" | "players">,
): readonly string[] {
  const names = new Map(players.map(({ uid, name }) => [uid, name]));
  const others = present.filter((uid) => uid !== mj.uid);
  const known = others.flatMap((uid) => names.get(uid) ?? []).toSorted(compareFrench);
  const gone = others.filter((uid) => !names.has(uid)).map(() => GONE);
  return [...(present.includes(mj.uid) ? [`${mj.name} (MJ)`] : []), ...known, ...gone];
}
