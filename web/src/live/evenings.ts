import { type EveningNoteDocument, eveningNoteId, eveningNotes } from "domain/documents/evening";
import type { NoteAudience } from "domain/documents/note";
import { useMember } from "../session/SessionProvider";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { merged } from "./merged";
import { type Notes, useOthersNotes } from "./notes";
import { useLive } from "./useLive";

/** The MJ's note of an evening for all. */
export type LiveRecap = WithId<EveningNoteDocument>;

/** More than a table has members. */
const MAX_NOTES = 60;

/** All notes of an evening that the viewer may read. Without an id it waits. */
export function useEveningNotes(campaignId: string, eveningId: string | undefined, isMj: boolean): Notes {
  const { uid } = useMember();
  const ownId = (audience: NoteAudience) => eveningId && eveningNoteId(eveningId, uid, audience);
  const self = useLive(liveDocument(eveningNotes, campaignId, ownId("self")));
  const mj = useLive(liveDocument(eveningNotes, campaignId, isMj ? undefined : ownId("mj")));
  const table = useLive(liveDocument(eveningNotes, campaignId, ownId("table")));
  const of = (audience: NoteAudience) =>
    live(eveningNotes, [campaignId], {
      where: ["eveningId", "==", eveningId],
      and: ["audience", "==", audience],
      limit: MAX_NOTES,
    });
  const readable = useLive(merged(isMj ? [of("table"), of("mj")] : [of("table")]));
  return { own: { self, mj, table }, others: useOthersNotes(readable) };
}

/** The recap of an evening: the MJ's note for the table. Null where there is none; without an id it waits. */
export const useRecap = (
  campaignId: string,
  mjUid: string,
  eveningId: string | undefined,
): Live<LiveRecap | null> =>
  useLive(liveDocument(eveningNotes, campaignId, eveningId && eveningNoteId(eveningId, mjUid, "table")));

/** The recaps of several evenings, in their order; for the MJ, who wrote them. Without any evening it waits. */
export const useOwnRecaps = (
  campaignId: string,
  eveningIds: readonly string[],
): Live<readonly (LiveRecap | null | undefined)[]> => {
  const { uid } = useMember();
  return useLive(
    merged(eveningIds.map((id) => liveDocument(eveningNotes, campaignId, eveningNoteId(id, uid, "table")))),
  );
};
