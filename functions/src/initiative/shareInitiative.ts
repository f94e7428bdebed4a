import { characters } from "domain/documents/character";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import {
  decideSharing,
  newcomers,
  requireLinkedCharacters,
  type SharingChange,
} from "domain/initiative/shareInitiative";
import { readCampaign } from "../campaigns/readCampaign";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import type { Caller } from "../store/sessions";

interface InitiativeShare {
  params: { system: string; id: string };
  caller: Caller;
  change: SharingChange;
  now: number;
}

/**
 * Publishes the MJ's change of the turn order unless a newer revision is stored. A turn costs two reads: a
 * character is read only when it is new in the order.
 */
export const shareInitiative = ({ params, caller, change, now }: InitiativeShare) =>
  retryOnConflict(async () => {
    const [campaign, stored] = await Promise.all([
      readCampaign(params, caller),
      readDocument(sharedInitiatives, params.id),
    ]);
    const decided = decideSharing(campaign.data, caller.uid, stored?.data, change, now);
    if (decided === undefined) {
      return { written: false, revision: stored?.data.revision ?? change.revision };
    }
    const arriving = newcomers(change, stored?.data);
    const found = await Promise.all(arriving.map((id) => readDocument(characters, id)));
    requireLinkedCharacters(
      campaign.id,
      found.map((character) => character?.data),
    );
    const batch = new GuardedBatch();
    // A character that leaves the campaign at the same moment must not enter its turn order.
    for (const character of found) {
      if (character) batch.requireUnchanged(characters, [character.id], character.version);
    }
    if (stored === undefined) batch.create(sharedInitiatives, [campaign.id], decided);
    else batch.update(sharedInitiatives, [campaign.id], decided, stored.version);
    await batch.commit();
    return { written: true, revision: change.revision };
  });
