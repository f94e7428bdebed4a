import { handouts, shownHandouts } from "domain/documents/handout";
import { noteIndexPages } from "domain/documents/note";
import { withoutReader } from "domain/table/handouts/handouts";
import { withoutHandouts } from "domain/table/notes/noteIndex";
import { retryOnConflict } from "../store/firestore";
import { GuardedBatch, inBatches } from "../store/guardedBatch";
import { copiesFor, handoutsReadBy, indexPagesBy } from "../store/handoutQueries";
import { references } from "../store/queries";

/**
 * Takes back what was shown to somebody alone who is no member of the campaign any more: were they to come back, they
 * would not find it again. Can be repeated after a crash.
 */
export async function leaveHandouts(campaignId: string, uid: string): Promise<void> {
  await retryOnConflict(async () => {
    for (const { id, data, version } of await handoutsReadBy(campaignId, uid)) {
      const { readers, readerUids } = withoutReader(data, uid);
      await new GuardedBatch().update(handouts, [campaignId, id], { readers, readerUids }, version).commit();
    }
  });
  await inBatches(await references(copiesFor(campaignId, uid)), (batch, { id }) =>
    batch.delete(shownHandouts, [campaignId, id]),
  );
  await retryOnConflict(async () => {
    for (const { id, data, version } of await indexPagesBy(campaignId, uid)) {
      const notes = withoutHandouts(data);
      if (notes !== undefined)
        await new GuardedBatch().update(noteIndexPages, [campaignId, id], { notes }, version).commit();
    }
  });
}
