import type { DocumentKind } from "domain/documents/documentKind";
import { eveningMoments, eveningNotes, evenings, markedLines } from "domain/documents/evening";
import { endedFights } from "domain/documents/fight";
import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { type NoteAudience, type NoteIndexPageDocument, noteIndexPages } from "domain/documents/note";
import { playLog } from "domain/documents/play";
import { presence } from "domain/documents/presence";
import { mjRolls, rolls } from "domain/documents/roll";
import { type Query, Timestamp } from "firebase-admin/firestore";
import { fromSnapshot, type Stored } from "./firestore";
import { collectionOf, groupOfTable, shaped, sinceMoment, throughMoments } from "./queries";
import { QUERIES } from "./queryShapes";

/** So much of each log is read of one evening, the newest of it: several times what a long evening writes. */
const MAX_LOGGED = 5_000;

async function dataOf<Data extends object>(
  kind: Pick<DocumentKind<Data, never>, "name" | "schema">,
  query: Query,
): Promise<Data[]> {
  const { docs } = await query.get();
  return docs.flatMap((snapshot) => fromSnapshot(kind, snapshot)?.data ?? []);
}

export const rollsSince = (campaignId: string, since: number) =>
  dataOf(rolls, sinceMoment(collectionOf(rolls, campaignId), QUERIES.rollsSince, since).limit(MAX_LOGGED));

export const playOfTableSince = (campaignId: string, since: number) =>
  dataOf(
    playLog,
    sinceMoment(groupOfTable(QUERIES.playOfTableSince, campaignId), QUERIES.playOfTableSince, since).limit(
      MAX_LOGGED,
    ),
  );

/** More acts than a table of twelve does in a month. */
const MAX_DOWNTIME = 200;

/** What was done between the evening of this number and the next one, the newest of it. */
export const downtimeAfter = (campaignId: string, number: number) =>
  dataOf(playLog, groupOfTable(QUERIES.downtimeAfter, campaignId, number).limit(MAX_DOWNTIME));

/** Those that a campaign keeps. */
export const newestEndedFightsOf = (campaignId: string) =>
  dataOf(endedFights, shaped(collectionOf(endedFights, campaignId), QUERIES.newestEndedFights, []));

export const eveningMomentsSince = (campaignId: string, since: number) =>
  dataOf(
    eveningMoments,
    sinceMoment(collectionOf(eveningMoments, campaignId), QUERIES.eveningMomentsSince, since).limit(
      MAX_LOGGED,
    ),
  );

/** Whose something is, and when it was written (epoch milliseconds). */
export interface Trace {
  readonly uid: string;
  readonly at: number;
}

/** No more of each document than that. */
async function tracesOf(query: Query, field: string): Promise<Trace[]> {
  const { docs } = await query.select("uid", field).limit(MAX_LOGGED).get();
  return docs.flatMap((snapshot) => {
    const [uid, at]: unknown[] = [snapshot.get("uid"), snapshot.get(field)];
    return typeof uid === "string" && at instanceof Timestamp ? [{ uid, at: at.toMillis() }] : [];
  });
}

export const heartbeatsSince = (campaignId: string, since: number) => {
  const shape = QUERIES.heartbeatsSince;
  return tracesOf(sinceMoment(collectionOf(presence, campaignId), shape, since), shape.since);
};

/** Of messages, whispers and rolls for the MJ. */
export async function tracesSince(campaignId: string, since: number): Promise<Trace[]> {
  const read = await Promise.all(
    (
      [
        [messages, QUERIES.messagesSince],
        [whispers, QUERIES.whispersSince],
        [mjRolls, QUERIES.mjRollsSince],
      ] as const
    ).map(([kind, shape]) =>
      tracesOf(sinceMoment(collectionOf(kind, campaignId), shape, since), shape.since),
    ),
  );
  return read.flat();
}

type FoundMessage = Stored<MessageDocument>;

/**
 * Up to `limit` messages of a time (epoch milliseconds, both counted), the oldest first: those to all, and the
 * whispers of `uid`, or for the MJ of everybody.
 */
export async function messagesThrough(
  campaignId: string,
  reader: { readonly uid: string; readonly isMj: boolean },
  time: { readonly from: number; readonly to: number },
  limit: number,
): Promise<FoundMessage[]> {
  const whispered = collectionOf(whispers, campaignId);
  const read = async (query: Query, field: string) => {
    const { docs } = await throughMoments(query, field, time).limit(limit).get();
    return docs.flatMap((snapshot) => fromSnapshot(messages, snapshot) ?? []);
  };
  const found = await Promise.all([
    read(collectionOf(messages, campaignId), QUERIES.messagesSince.since),
    reader.isMj
      ? read(whispered, QUERIES.whispersSince.since)
      : read(shaped(whispered, QUERIES.whispersWithSince, [reader.uid]), QUERIES.whispersWithSince.since),
  ]);
  return found
    .flat()
    .toSorted((a, b) => a.data.createdAt - b.data.createdAt)
    .slice(0, limit);
}

/** Up to `limit` evenings with a number below `before`, the newest first. */
export async function eveningsBefore(campaignId: string, before: number | undefined, limit: number) {
  const all = shaped(collectionOf(evenings, campaignId), QUERIES.newestEvenings, []);
  const { docs } = await (before === undefined ? all : all.startAfter(before)).limit(limit).get();
  return docs.flatMap((snapshot) => fromSnapshot(evenings, snapshot) ?? []);
}

/** Up to `limit` evenings with a number above `after`, the oldest first. */
export async function eveningsAfter(campaignId: string, after: number, limit: number) {
  const all = shaped(collectionOf(evenings, campaignId), QUERIES.newestEvenings, []);
  const { docs } = await all.endBefore(after).limitToLast(limit).get();
  return docs.flatMap((snapshot) => fromSnapshot(evenings, snapshot) ?? []).toReversed();
}

export const markedLinesOf = (campaignId: string, eveningId: string): Query =>
  shaped(collectionOf(markedLines, campaignId), QUERIES.markedLinesOfEvening, [eveningId]);

export async function markedLinesIn(campaignId: string, eveningId: string) {
  const { docs } = await markedLinesOf(campaignId, eveningId).get();
  return docs
    .flatMap((snapshot) => fromSnapshot(markedLines, snapshot) ?? [])
    .toSorted((a, b) => a.data.createdAt - b.data.createdAt);
}

/** Whether a line of the chat or a note is kept with an evening. */
export async function isAnythingKeptOf(campaignId: string, eveningId: string): Promise<boolean> {
  const notes = shaped(collectionOf(eveningNotes, campaignId), QUERIES.notesOfEvening, [eveningId]);
  const found = await Promise.all(
    [markedLinesOf(campaignId, eveningId), notes].map((query) => query.limit(1).get()),
  );
  return found.some(({ empty }) => !empty);
}

/**
 * The words of the notes of a campaign that somebody may read: those for all, their own, and for the MJ those for the
 * MJ.
 */
export async function noteIndexFor(
  campaignId: string,
  { uid, isMj }: { readonly uid: string; readonly isMj: boolean },
): Promise<NoteIndexPageDocument[]> {
  const all = collectionOf(noteIndexPages, campaignId);
  const of = (audience: NoteAudience) =>
    dataOf(noteIndexPages, shaped(all, QUERIES.noteIndexOfAudience, [audience]));
  const [forAll, forMj, own] = await Promise.all([
    of("table"),
    isMj ? of("mj") : [],
    dataOf(noteIndexPages, shaped(all, QUERIES.noteIndexOfAuthor, [uid])),
  ]);
  return [...forAll, ...forMj, ...own.filter(({ audience }) => audience !== "table")];
}
