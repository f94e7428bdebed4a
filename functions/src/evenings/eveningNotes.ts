import { campaigns } from "domain/documents/campaign";
import {
  eveningNoteId,
  eveningNotes,
  evenings,
  MAX_MARKED_LINES,
  markedLines,
} from "domain/documents/evening";
import { messages, whispers } from "domain/documents/message";
import { NOTE_AUDIENCES, noteIndexPages } from "domain/documents/note";
import { requireAuthority } from "domain/table/campaign/authority";
import { decideSaveNote } from "domain/table/evenings/eveningNotes";
import {
  eveningOfWhisper,
  mayForgetLine,
  mayReadLine,
  requireOfEvening,
} from "domain/table/evenings/evenings";
import { indexPageId } from "domain/table/notes/noteIndex";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { markedLinesOf } from "../store/eveningQueries";
import { inGuardedBatch } from "../store/guarded";
import { countOf } from "../store/queries";
import { requireCampaign } from "../table/readCampaign";
import { readMember } from "../table/readMember";

export const saveEveningNote: Handler<"saveEveningNote"> = async ({ params, body, caller, now }) => {
  const audience = NOTE_AUDIENCES.find((one) => one === params.audience);
  if (audience === undefined) throw new AppError("not-found");
  const { name } = await readMember(caller);
  const { id, eveningId } = params;
  return inGuardedBatch(async (guarded) => {
    const noteId = eveningNoteId(eveningId, caller.uid, audience);
    const [found, evening, note] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.look(evenings, id, eveningId),
      guarded.read(eveningNotes, id, noteId),
    ]);
    const campaign = requireCampaign(params, found);
    if (note === undefined) requireAuthority("writeEveningNotes", caller.uid, campaign.data);
    if (evening === undefined) throw new AppError("evening-not-found");
    const pageId = indexPageId(caller.uid, audience, evening.data.number);
    const page = await guarded.read(noteIndexPages, id, pageId);
    const place = {
      evening: { id: eveningId, number: evening.data.number },
      author: { uid: caller.uid, name },
      audience,
    };
    const stored = { note: note?.data, page: page?.data };
    const change = decideSaveNote(campaign.data, place, stored, body, now);
    if (change === undefined) return { revision: note?.data.revision ?? 0 };
    if (change.note === undefined) guarded.delete(eveningNotes, [id, noteId]);
    else guarded.set(eveningNotes, [id, noteId], change.note);
    guarded.set(noteIndexPages, [id, pageId], change.page);
    return { revision: change.revision };
  });
};

/**
 * Marking what is marked, and the other way round, changes nothing. Any member marks what is for all; the MJ and its
 * author take it off. A whisper is its player's and the MJ's: to the others it is not there.
 */
export const markMessage: Handler<"markMessage"> = ({ params, body: { marked }, caller }) =>
  inGuardedBatch(async (guarded) => {
    const { id, messageId } = params;
    const [found, message, whisper, kept] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(messages, id, messageId),
      guarded.read(whispers, id, messageId),
      guarded.read(markedLines, id, messageId),
    ]);
    const campaign = requireCampaign(params, found);
    requireAuthority("writeEveningNotes", caller.uid, campaign.data);
    const ifReadable = <Line extends { data: { playerUid?: string | undefined } }>(line: Line | undefined) =>
      line && mayReadLine(caller.uid, line.data, campaign.data) ? line : undefined;
    const [said, line] = [ifReadable(message ?? whisper), ifReadable(kept)];
    if (said === undefined && (marked || line === undefined)) throw new AppError("message-not-found");
    if (marked === (line !== undefined)) return null;
    const kind = whisper === undefined ? messages : whispers;
    if (line !== undefined) {
      if (!mayForgetLine(caller.uid, line.data, campaign.data)) throw new AppError("forbidden");
      guarded.delete(markedLines, [id, messageId]);
      if (said) guarded.update(kind, [id, messageId], { marked: undefined });
      return null;
    }
    if (said === undefined) return null;
    const { uid, name, text, emote, playerUid, createdAt } = said.data;
    const { evening } = campaign.data;
    const eveningId =
      playerUid === undefined
        ? requireOfEvening(evening, said.data).id
        : eveningOfWhisper(evening, said.data);
    const count = await guarded.counting(["campaigns", id], "markedLines", () =>
      countOf(markedLinesOf(id, eveningId)),
    );
    if (count >= MAX_MARKED_LINES) throw new AppError("too-many-marked-lines");
    guarded.create(markedLines, [id, messageId], {
      ...{ eveningId, uid, name, text, createdAt },
      ...(emote && { emote }),
      ...(playerUid !== undefined && { playerUid }),
    });
    guarded.update(kind, [id, messageId], { marked: true });
    return null;
  });
