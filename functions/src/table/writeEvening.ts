import type { CampaignDocument } from "domain/documents/campaign";
import {
  type EveningMomentDocument,
  type EveningRecordDocument,
  eveningMoments,
  eveningRecords,
  evenings,
  markedLines,
  NEXT_EVENING,
} from "domain/documents/evening";
import { type EveningChange, isPlayed } from "domain/table/evenings/evenings";
import { markedLinesOf } from "../store/eveningQueries";
import type { Guarded } from "../store/guarded";
import type { GuardedBatch } from "../store/guardedBatch";
import { newId } from "../store/newId";

/** Writes an evening that begins, goes on or ends, beside its campaign, which guards the write. */
export function writeEvening(
  batch: Pick<GuardedBatch, "set"> | Pick<Guarded, "set">,
  campaignId: string,
  { id, document }: EveningChange,
  record?: EveningRecordDocument,
): void {
  batch.set(evenings, [campaignId, id], document);
  if (record !== undefined) batch.set(eveningRecords, [campaignId, id], record);
}

/**
 * The same where it begins or goes on: what was kept of whispers since the last one is kept with it. Whoever keeps one at
 * the same moment requires the campaign as it was.
 */
export async function writeBeginning(
  guarded: Guarded,
  campaignId: string,
  begun: EveningChange,
): Promise<void> {
  const kept = await guarded.lookAtEach(markedLines, markedLinesOf(campaignId, NEXT_EVENING));
  writeEvening(guarded, campaignId, begun);
  for (const { id } of kept) guarded.update(markedLines, [campaignId, id], { eveningId: begun.id });
}

/** What no log says, for the record of the evening: as long as the logs live, 30 days. */
const MOMENT_LASTS_MS = 30 * 24 * 60 * 60_000;

/** Notes what happened at a table while an evening is being played there. `id`: what takes it back knows it by. */
export function writeMoment(
  batch: Pick<GuardedBatch, "set"> | Pick<Guarded, "set">,
  campaign: { readonly id: string; readonly data: Pick<CampaignDocument, "evening"> },
  fact: EveningMomentDocument["fact"],
  now: number,
  id = newId(),
): void {
  if (!isPlayed(campaign.data.evening)) return;
  const moment = { fact, createdAt: now, expiresAt: now + MOMENT_LASTS_MS };
  batch.set(eveningMoments, [campaign.id, id], moment);
}
