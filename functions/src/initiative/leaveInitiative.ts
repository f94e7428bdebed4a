import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { withoutDeparted } from "domain/initiative/shareInitiative";
import { type GuardedBatch, readIfValid } from "../store/firestore";

/**
 * Removes characters from the shared turn order, in the batch in which they leave the campaign. Also guards
 * an order that does not include them: if the MJ publishes one that does at the same moment, the batch fails.
 */
export async function leaveInitiative(
  batch: GuardedBatch,
  campaignId: string,
  characterIds: readonly string[],
  now: number,
): Promise<void> {
  if (characterIds.length === 0) return;
  const stored = await readIfValid(sharedInitiatives, campaignId);
  if (stored === undefined) return;
  const left = withoutDeparted(stored.data, characterIds, now);
  if (left === undefined) batch.requireUnchanged(sharedInitiatives, [campaignId], stored.version);
  else batch.update(sharedInitiatives, [campaignId], left, stored.version);
}
