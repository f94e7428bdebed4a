import { fights } from "domain/documents/fight";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { withoutDepartedInFight } from "domain/table/fight/changeFight";
import { withoutDeparted } from "domain/table/initiative/shareInitiative";
import { readIfValid } from "../store/firestore";
import type { GuardedBatch } from "../store/guardedBatch";

/**
 * Removes characters from the fight and from the order that members see, in the batch in which they leave the
 * campaign. Also guards documents that do not name them: if the MJ adds one at the same moment, the batch fails.
 */
export async function leaveFight(
  batch: GuardedBatch,
  campaignId: string,
  characterIds: readonly string[],
  now: number,
): Promise<void> {
  if (characterIds.length === 0) return;
  const [fight, live] = await Promise.all([
    readIfValid(fights, campaignId),
    readIfValid(sharedInitiatives, campaignId),
  ]);
  if (fight !== undefined) {
    const left = withoutDepartedInFight(fight.data, characterIds, now);
    if (left === undefined) batch.requireUnchanged(fights, [campaignId], fight.version);
    else batch.update(fights, [campaignId], left, fight.version);
  }
  if (live !== undefined) {
    const left = withoutDeparted(live.data, characterIds, now);
    if (left === undefined) batch.requireUnchanged(sharedInitiatives, [campaignId], live.version);
    else batch.update(sharedInitiatives, [campaignId], left, live.version);
  }
}
