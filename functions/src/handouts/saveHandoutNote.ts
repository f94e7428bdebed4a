import { campaigns } from "domain/documents/campaign";
import {
  HANDOUT_NOTE_AUDIENCES,
  handoutNoteId,
  handoutNotes,
  handouts,
  shownHandoutId,
  shownHandouts,
  TABLE_AUDIENCE,
} from "domain/documents/handout";
import { noteIndexPages } from "domain/documents/note";
import { requireAuthority } from "domain/table/campaign/authority";
import { decideSaveHandoutNote } from "domain/table/handouts/handoutNotes";
import { handoutPageId } from "domain/table/notes/noteIndex";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { requireCampaign } from "../table/readCampaign";
import { readMember } from "../table/readMember";

/** What the caller reads it by: all of it as its MJ, or else their copy. */
async function titleOf(
  guarded: Guarded,
  [id, handoutId]: readonly [string, string],
  uid: string,
  mjUid: string,
) {
  const copyFor = (audience: string) => guarded.look(shownHandouts, id, shownHandoutId(handoutId, audience));
  const [whole, own, forAll] = await Promise.all([
    uid === mjUid ? guarded.look(handouts, id, handoutId) : undefined,
    copyFor(uid),
    copyFor(TABLE_AUDIENCE),
  ]);
  return (whole ?? own ?? forAll)?.data.title;
}

export const saveHandoutNote: Handler<"saveHandoutNote"> = async ({ params, body, caller, now }) => {
  const audience = HANDOUT_NOTE_AUDIENCES.find((one) => one === params.audience);
  if (audience === undefined) throw new AppError("not-found");
  const { name } = await readMember(caller);
  const { id, handoutId } = params;
  return inGuardedBatch(async (guarded) => {
    const noteId = handoutNoteId(handoutId, caller.uid, audience);
    const pageId = handoutPageId(caller.uid, audience, handoutId);
    const [found, note, page] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(handoutNotes, id, noteId),
      guarded.read(noteIndexPages, id, pageId),
    ]);
    const campaign = requireCampaign(params, found);
    if (note === undefined) requireAuthority("writeEveningNotes", caller.uid, campaign.data);
    const title = await titleOf(guarded, [id, handoutId], caller.uid, campaign.data.mj.uid);
    const place = { handout: { id: handoutId, title }, author: { uid: caller.uid, name }, audience };
    const stored = { note: note?.data, page: page?.data };
    const change = decideSaveHandoutNote(campaign.data, place, stored, body, now);
    if (change === undefined) return { revision: note?.data.revision ?? 0 };
    if (change.note === undefined) guarded.delete(handoutNotes, [id, noteId]);
    else guarded.set(handoutNotes, [id, noteId], change.note);
    guarded.set(noteIndexPages, [id, pageId], change.page);
    return { revision: change.revision };
  });
};
