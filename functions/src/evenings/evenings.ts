import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import {
  type EveningDocument,
  eveningNoteId,
  eveningNotes,
  eveningRecords,
  evenings,
} from "domain/documents/evening";
import { members } from "domain/documents/member";
import { requireAuthority, standingOf } from "domain/table/campaign/authority";
import {
  decideBeginEvening,
  endingOf,
  isPlayed,
  mayReadLine,
  readableTime,
} from "domain/table/evenings/evenings";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { limitDrafts } from "../http/rateLimit";
import { eveningsBefore, markedLinesIn, messagesThrough } from "../store/eveningQueries";
import { readDocument, type Stored } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { beginningAfter } from "../table/beginningAfter";
import { readCampaign, requireCampaign } from "../table/readCampaign";
import { writeBeginning, writeEvening } from "../table/writeEvening";
import { presentAt, readEveningLogs, recordOf } from "./eveningLogs";

const PAGE = 20;
const MESSAGES_A_PAGE = 50;

const viewOf = (id: string, document: EveningDocument) => ({ id, ...document });

/** Of two devices that begin at once both get the one that there is. */
export const beginEvening: Handler<"beginEvening"> = ({ params, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const campaign = requireCampaign(params, await guarded.read(campaigns, params.id));
    const begun = decideBeginEvening(campaign.data, caller.uid, await beginningAfter(campaign), now);
    if (begun === undefined) {
      const played = await requireEvening(campaign.id, campaign.data.evening?.id ?? "");
      return viewOf(played.id, played.data);
    }
    await writeBeginning(guarded, campaign.id, begun);
    guarded.update(campaigns, [campaign.id], { ...begun.campaign, updatedAt: now });
    return viewOf(begun.id, begun.document);
  });

/** Throws `evening-not-found`. */
async function requireEvening(campaignId: string, eveningId: string): Promise<Stored<EveningDocument>> {
  const evening = await readDocument(evenings, campaignId, eveningId);
  if (evening === undefined) throw new AppError("evening-not-found");
  return evening;
}

/** The record is drafted from the logs before the write, which stands only if the evening is still the same. */
export const endEvening: Handler<"endEvening"> = ({ params, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const campaign = requireCampaign(params, await guarded.read(campaigns, params.id));
    requireAuthority("runEvenings", caller.uid, campaign.data);
    const { evening } = campaign.data;
    if (evening?.id !== params.eveningId || !isPlayed(evening)) {
      const ended = await requireEvening(campaign.id, params.eveningId);
      return viewOf(ended.id, ended.data);
    }
    const read = await readEveningLogs(campaign.id, campaign.data.mj.uid, evening);
    const end = endingOf(evening, presentAt(campaign.data, read, now), now);
    writeEvening(guarded, campaign.id, end, { ...recordOf(read, evening.startedAt, now), draftedAt: now });
    guarded.update(campaigns, [campaign.id], { ...end.campaign, updatedAt: now });
    return viewOf(end.id, end.document);
  });

export const listEvenings: Handler<"listEvenings"> = async ({ params, query, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("readEvenings", caller.uid, campaign.data);
  const before = query.before === undefined ? undefined : Number(query.before);
  const found = await eveningsBefore(campaign.id, before, PAGE + 1);
  return {
    evenings: found.slice(0, PAGE).map(({ id, data }) => viewOf(id, data)),
    more: found.length > PAGE,
  };
};

/** The record as it was written, or of what is being played as it would be written now: that is counted for its reader. */
async function readRecord(
  campaign: Stored<CampaignDocument>,
  { id, data }: Stored<EveningDocument>,
  readerUid: string,
  now: number,
) {
  const stored = data.endedAt === undefined ? undefined : await readDocument(eveningRecords, campaign.id, id);
  if (stored !== undefined) return { present: data.present, ...stored.data };
  await limitDrafts(readerUid, now);
  const to = data.endedAt ?? now;
  const read = await readEveningLogs(campaign.id, campaign.data.mj.uid, data);
  return { present: presentAt(campaign.data, read, to), ...recordOf(read, data.startedAt, to) };
}

export const getEvening: Handler<"getEvening"> = async ({ params, caller, now }) => {
  const campaign = await readCampaign(params);
  requireAuthority("readEvenings", caller.uid, campaign.data);
  const evening = await requireEvening(campaign.id, params.eveningId);
  const [{ present, facts, total }, lines] = await Promise.all([
    readRecord(campaign, evening, caller.uid, now),
    markedLinesIn(campaign.id, evening.id),
  ]);
  return {
    evening: viewOf(evening.id, { ...evening.data, present }),
    facts: [...facts],
    total,
    lines: lines
      .filter(({ data }) => mayReadLine(caller.uid, data, campaign.data))
      .map(({ id, data }) => ({ id, ...data })),
  };
};

/** A page ends with all messages of its last moment but one, so that `after` leaves none out. */
function pageOf<Message extends { data: { createdAt: number } }>(found: readonly Message[]) {
  if (found.length <= MESSAGES_A_PAGE) return { page: found, next: undefined };
  const page = found.slice(0, MESSAGES_A_PAGE);
  const last = page.at(-1)?.data.createdAt;
  const whole = page.filter(({ data }) => data.createdAt !== last);
  const kept = found[MESSAGES_A_PAGE]?.data.createdAt === last && whole.length > 0 ? whole : page;
  return { page: kept, next: String(kept.at(-1)?.data.createdAt) };
}

export const listEveningMessages: Handler<"listEveningMessages"> = async ({ params, query, caller, now }) => {
  const campaign = await readCampaign(params);
  requireAuthority("readEvenings", caller.uid, campaign.data);
  const isMj = standingOf(caller.uid, campaign.data) === "mj";
  const [{ data: evening }, membership] = await Promise.all([
    requireEvening(campaign.id, params.eveningId),
    isMj ? undefined : readDocument(members, campaign.id, caller.uid),
  ]);
  const time = readableTime(evening, isMj ? undefined : (membership?.data.joinedAt ?? now), now);
  if (time === undefined) return { messages: [] };
  const from = query.after === undefined ? time.from : Math.max(time.from, Number(query.after) + 1);
  const reader = { uid: caller.uid, isMj };
  const found = await messagesThrough(campaign.id, reader, { ...time, from }, MESSAGES_A_PAGE + 1);
  const { page, next } = pageOf(found);
  return {
    messages: page.map(({ id, data }) => ({ id, ...data })),
    ...(next !== undefined && { next }),
  };
};

export const showRecap: Handler<"showRecap"> = ({ params, body: { eveningId }, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const campaign = requireCampaign(params, await guarded.read(campaigns, params.id));
    requireAuthority("runEvenings", caller.uid, campaign.data);
    if (eveningId !== null) {
      const note = await guarded.look(eveningNotes, params.id, eveningNoteId(eveningId, caller.uid, "table"));
      if (note === undefined) throw new AppError("evening-not-found");
    }
    const recap = eveningId === null ? undefined : { eveningId, shownAt: now };
    if (recap !== undefined || campaign.data.recap !== undefined) {
      guarded.update(campaigns, [campaign.id], { recap, updatedAt: now });
    }
    return null;
  });
