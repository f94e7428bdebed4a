import type { CampaignDocument } from "domain/documents/campaign";
import { type HandoutDocument, handouts, shownHandouts } from "domain/documents/handout";
import { shownPictures } from "domain/documents/shownPicture";
import { tableScreens } from "domain/documents/tableScreen";
import { isPlayed } from "domain/table/evenings/evenings";
import { changedWords } from "domain/table/handouts/handoutIndex";
import { copiesOf, screenAfter } from "domain/table/handouts/handouts";
import type { Stored } from "../store/firestore";
import type { Guarded } from "../store/guarded";
import { copiesOfHandout } from "../store/handoutQueries";
import { writeWords } from "./writeWords";

interface Place {
  readonly campaign: Stored<CampaignDocument>;
  readonly handoutId: string;
  /** As it is stored. */
  readonly stored: HandoutDocument | undefined;
  /** What comes on the table's screen now; without it, what it has of this handout follows. */
  readonly onScreen?: readonly string[] | undefined;
}

/**
 * Writes a handout with its copies, and the table's screen: what changed of them; those that nobody may read any more
 * are deleted.
 */
export async function writeHandout(
  guarded: Guarded,
  { campaign, handoutId, stored, onScreen }: Place,
  handout: HandoutDocument | undefined,
  now: number,
): Promise<void> {
  const { id: campaignId, data } = campaign;
  const [copies, screen] = await Promise.all([
    guarded.lookAtEach(shownHandouts, copiesOfHandout(campaignId, handoutId)),
    guarded.look(tableScreens, campaignId),
  ]);
  const before = new Map(copies.map(({ id, data: copy }) => [id, copy]));
  const evening = isPlayed(data.evening)
    ? data.evening && { id: data.evening.id, number: data.evening.number }
    : undefined;
  const after = handout ? copiesOf(handoutId, handout, before, { evening, now }) : new Map();
  if (handout && handout !== stored) guarded.set(handouts, [campaignId, handoutId], handout);
  if (!handout) guarded.delete(handouts, [campaignId, handoutId]);
  for (const [id, copy] of after) {
    if (copy !== before.get(id)) guarded.set(shownHandouts, [campaignId, id], copy);
  }
  for (const id of before.keys()) {
    if (!after.has(id)) guarded.delete(shownHandouts, [campaignId, id]);
  }
  const [was, is] = [
    { handout: stored, copies: before.values() },
    { handout, copies: after.values() },
  ];
  await writeWords(guarded, campaignId, handoutId, changedWords(data.mj.uid, was, is));
  const nextScreen = screenAfter(handoutId, handout, screen?.data, onScreen, now);
  if (nextScreen === undefined) return;
  guarded.set(tableScreens, [campaignId], nextScreen);
  const card = screen?.data.shown;
  if (card?.card?.picture) guarded.delete(shownPictures, [campaignId, card.id]);
}
