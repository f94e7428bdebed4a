import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { withoutDeparted } from "domain/initiative/shareInitiative";
import { type GuardedBatch, readDocument } from "../store/firestore";

/**
 * Takes characters out of the order that the table sees, in the very batch in which they leave it. Guarded by its
 * version also where it does not show them: a publication that brings one meanwhile makes the batch fail.
 */
export async function leaveInitiative(
  batch: GuardedBatch,
  campaignId: string,
  characterIds: readonly string[],
  now: number,
): Promise<void> {
  if (characterIds.length === 0) return;
  const standing = await readDocument(sharedInitiatives, campaignId);
  if (standing === undefined) return;
  const left = withoutDeparted(standing.data, characterIds, now);
  if (left === undefined) batch.requireUnchanged(sharedInitiatives, [campaignId], standing.version);
  else batch.update(sharedInitiatives, [campaignId], left, standing.version);
}
