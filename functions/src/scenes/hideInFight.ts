import { type FightDocument, fights } from "domain/documents/fight";
import { type SharedInitiativeDocument, sharedInitiatives } from "domain/documents/sharedInitiative";
import { toldOf } from "domain/table/fight/changeFight";
import { nameInFight, type SceneTells, toldByScene } from "domain/table/fight/toldByScene";
import type { Guarded } from "../store/guarded";
import { newAlias } from "../table/newAlias";

/** What the creatures of a fight are called, by their ids; undefined for those that are in none. */
export type NameOf = (id: string | undefined) => string | undefined;

/**
 * Hides and shows participants with their tokens on the scene that is shown, and in the order that members see; those whom
 * the group has not seen, or has now; and names those whom members get to see.
 */
export async function hideInFight(
  guarded: Guarded,
  campaignId: string,
  tells: SceneTells,
  now: number,
): Promise<NameOf> {
  const { hidden, unseen, shown } = tells;
  if ((hidden?.size ?? 0) + (unseen?.size ?? 0) + (shown?.size ?? 0) === 0) return () => undefined;
  const [fight, live] = await Promise.all([
    guarded.read(fights, campaignId),
    guarded.read(sharedInitiatives, campaignId),
  ]);
  if (fight === undefined) return () => undefined;
  const after = toldByScene(fight.data, tells);
  const nameOf = (id: string | undefined) => nameInFight(after, id);
  if (after === fight.data) return nameOf;
  writeTold(guarded, campaignId, after, live?.data, now);
  return nameOf;
}

/** Stores a fight that its scene has changed, and what its members see of it. */
export function writeTold(
  guarded: Guarded,
  campaignId: string,
  changed: FightDocument,
  live: SharedInitiativeDocument | undefined,
  now: number,
): void {
  const told = toldOf(changed, live, now, newAlias);
  guarded.set(fights, [campaignId], {
    ...told.document,
    revision: told.document.revision + 1,
    updatedAt: now,
  });
  if (told.live !== undefined) guarded.set(sharedInitiatives, [campaignId], told.live);
}
