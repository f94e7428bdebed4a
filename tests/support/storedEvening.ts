import { campaigns } from "domain/documents/campaign";
import { eveningNoteId, eveningNotes, eveningRecords, evenings } from "domain/documents/evening";
import { noteIndexPages } from "domain/documents/note";
import { indexPageId, wordsOf } from "domain/table/notes/noteIndex";
import { put, read } from "./database";
import { eveningNoteOf, eveningOf, recordWith } from "./evenings";

/** Evenings of before the one that ended yesterday, each with a note for all. */
async function storeEarlier(campaignId: string, uid: string, count: number): Promise<void> {
  const earlier = Array.from({ length: count }, (_, index) => `soir-${index}`);
  await Promise.all(
    earlier.map(async (id, index) => {
      const number = index + 1;
      await put(evenings, [campaignId, id], eveningOf({ number, startedAt: number, endedAt: number + 1 }));
      const note = eveningNoteOf(uid, "table", { eveningId: id, number });
      await put(eveningNotes, [campaignId, eveningNoteId(id, uid, "table")], note);
    }),
  );
}

/** An evening that ended yesterday, with the MJ's recap where one is given, and so many before it. */
export async function storeEvening(
  campaignId: string,
  { uid, recap, earlier = 0 }: { uid: string; recap?: string; earlier?: number },
): Promise<void> {
  await storeEarlier(campaignId, uid, earlier);
  const number = earlier + 1;
  const [startedAt, endedAt] = [Date.now() - 28 * 3_600_000, Date.now() - 24 * 3_600_000];
  await put(evenings, [campaignId, "soir-0001"], eveningOf({ number, startedAt, endedAt, present: [uid] }));
  await put(eveningRecords, [campaignId, "soir-0001"], recordWith());
  const campaign = await read(campaigns, campaignId);
  if (campaign === undefined) throw new Error(`${campaignId} is no campaign`);
  await put(campaigns, [campaignId], {
    ...campaign,
    evening: { id: "soir-0001", number, startedAt, endedAt },
  });
  if (recap === undefined) return;
  const id = eveningNoteId("soir-0001", uid, "table");
  await put(eveningNotes, [campaignId, id], eveningNoteOf(uid, "table", { number, text: recap }));
  await put(noteIndexPages, [campaignId, indexPageId(uid, "table", number)], {
    uid,
    audience: "table",
    notes: { [id]: { number, words: wordsOf(recap) } },
  });
}

/** As if the evening that ended last had ended four hours ago: the next one is another one. */
export async function ageLastEvening(campaignId: string): Promise<void> {
  const campaign = await read(campaigns, campaignId);
  const last = campaign?.evening;
  const evening = last && (await read(evenings, campaignId, last.id));
  if (campaign === undefined || last === undefined || evening === undefined) {
    throw new Error(`${campaignId} has no evening`);
  }
  const endedAt = Date.now() - 4 * 3_600_000;
  await put(evenings, [campaignId, last.id], { ...evening, endedAt });
  await put(campaigns, [campaignId], { ...campaign, evening: { ...last, endedAt } });
}
