import { type AppliedRoll, appliedIds } from "domain/documents/appliedRoll";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import type { Applied } from "domain/table/rolls/applications";
import { readDocument, type Stored } from "../store/firestore";
import type { GuardedBatch } from "../store/guardedBatch";

/** Rolls with where they stand, by their ids. */
type FoundRolls = ReadonlyMap<string, Stored<RollDocument> & Pick<AppliedRoll, "audience">>;

const kindOf = ({ audience }: Pick<AppliedRoll, "audience">) => (audience === "mj" ? mjRolls : rolls);

/**
 * The roll where it stands, if it is not where the request names it: under another name its damage would be applied once
 * more. What only the MJ sees is looked for in the MJ's name alone.
 */
async function findRoll(campaignId: string, { id, audience }: AppliedRoll, isMj: boolean) {
  const other = audience === "mj" ? "table" : "mj";
  for (const where of other === "table" || isMj ? ([audience, other] as const) : [audience]) {
    const roll = await readDocument(kindOf({ audience: where }), campaignId, id);
    if (roll) return [[id, { ...roll, audience: where }] as const];
  }
  return [];
}

/** The rolls whose damage is applied or taken back, one read each; those that have expired are left out. */
export async function readAppliedRolls(
  campaignId: string,
  wanted: readonly AppliedRoll[],
  { isMj }: { readonly isMj: boolean },
): Promise<FoundRolls> {
  const each = [
    ...new Map(
      wanted.flatMap((roll) => appliedIds(roll).map((id) => [id, { id, audience: roll.audience }] as const)),
    ).values(),
  ];
  return new Map((await Promise.all(each.map((roll) => findRoll(campaignId, roll, isMj)))).flat());
}

export const dataOfRolls = (found: FoundRolls): ReadonlyMap<string, RollDocument> =>
  new Map([...found].map(([id, { data }]) => [id, data]));

/** Notes on rolls whom their damage is applied to, in the batch that does it. */
export function writeAppliedRolls(
  batch: GuardedBatch,
  campaignId: string,
  found: FoundRolls,
  changed: ReadonlyMap<string, Applied>,
): void {
  for (const [id, applied] of changed) {
    const roll = found.get(id);
    if (roll) batch.update(kindOf(roll), [campaignId, id], { applied: [...applied] }, roll.version);
  }
}
