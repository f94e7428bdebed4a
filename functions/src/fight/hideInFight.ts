import { fights } from "domain/documents/fight";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { liveOf } from "domain/table/fight/changeFight";
import { type HiddenById, hidingAsTokens, unseenAsTokens } from "domain/table/fight/hiddenTokens";
import type { Guarded } from "../store/guarded";

const NOBODY: HiddenById = new Map();

/**
 * Hides and shows participants with their tokens on the scene that is shown, and in the order that members see; and those
 * whom the group has not seen, or has now.
 */
export async function hideInFight(
  guarded: Guarded,
  campaignId: string,
  { hidden = NOBODY, unseen = NOBODY }: { readonly hidden?: HiddenById; readonly unseen?: HiddenById },
  now: number,
): Promise<void> {
  if (hidden.size === 0 && unseen.size === 0) return;
  const [fight, live] = await Promise.all([
    guarded.read(fights, campaignId),
    guarded.read(sharedInitiatives, campaignId),
  ]);
  if (fight === undefined) return;
  const after = unseenAsTokens(hidingAsTokens(fight.data, hidden), unseen);
  if (after === fight.data) return;
  const { revision } = fight.data;
  guarded.update(fights, [campaignId], { ...after, revision: revision + 1, updatedAt: now });
  const shown = liveOf(after, live?.data, now);
  if (shown !== undefined) guarded.set(sharedInitiatives, [campaignId], shown);
}
