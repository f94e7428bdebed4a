import type { CampaignDocument } from "domain/documents/campaign";
import { eveningRecords, evenings } from "domain/documents/evening";
import { type Beginning, isBrief } from "domain/table/evenings/evenings";
import { isAnythingKeptOf } from "../store/eveningQueries";
import { readIfValid, type Stored } from "../store/firestore";
import { newId } from "../store/newId";

/**
 * What an evening begins with after the campaign's last one. That one is empty if its record has no fact, nobody but the MJ
 * was there, and no line and no note is kept with it. Costs nothing but after a brief evening: then four reads at most.
 */
export async function beginningAfter({ id, data }: Stored<CampaignDocument>): Promise<Beginning> {
  const { evening, mj } = data;
  if (!isBrief(evening)) return { newId: newId(), isLastEmpty: false };
  const [document, record, isAnythingKept] = await Promise.all([
    readIfValid(evenings, id, evening.id),
    readIfValid(eveningRecords, id, evening.id),
    isAnythingKeptOf(id, evening.id),
  ]);
  const wasAlone = document?.data.present.every((uid) => uid === mj.uid) ?? false;
  return { newId: newId(), isLastEmpty: wasAlone && record?.data.total === 0 && !isAnythingKept };
}
