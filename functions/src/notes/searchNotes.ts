import { eveningNotes } from "domain/documents/evening";
import {
  handoutNotes,
  handouts,
  shownHandoutId,
  shownHandouts,
  TABLE_AUDIENCE,
} from "domain/documents/handout";
import { requireAuthority } from "domain/table/campaign/authority";
import { textOf } from "domain/table/handouts/handoutIndex";
import { excerptOf, findTexts, mayReadNote } from "domain/table/notes/noteIndex";
import type { Handler } from "../http/handler";
import { noteIndexFor } from "../store/eveningQueries";
import { readIfValid } from "../store/firestore";
import { readCampaign } from "../table/readCampaign";

interface Reader {
  readonly uid: string;
  readonly isMj: boolean;
}

/** What somebody reads of a handout: all of it as its MJ, or else their copy. */
async function readHandout(campaignId: string, { uid, isMj }: Reader, handoutId: string) {
  if (isMj) return readIfValid(handouts, campaignId, handoutId);
  const [own, forAll] = await Promise.all(
    [uid, TABLE_AUDIENCE].map((audience) =>
      readIfValid(shownHandouts, campaignId, shownHandoutId(handoutId, audience)),
    ),
  );
  return own ?? forAll;
}

/** Reads the index, and what is answered: what it costs does not grow with the length of the texts. */
export const searchEveningNotes: Handler<"searchEveningNotes"> = async ({ params, query: { q }, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("readEvenings", caller.uid, campaign.data);
  const reader = { uid: caller.uid, isMj: campaign.data.mj.uid === caller.uid };
  const found = findTexts(campaign.data, caller.uid, await noteIndexFor(campaign.id, reader), q);
  const readNotes = found.notes.map(async (noteId) => {
    const note = await readIfValid(eveningNotes, campaign.id, noteId);
    if (note === undefined || !mayReadNote(reader, note.data)) return [];
    const { eveningId, number, uid, name, audience, text } = note.data;
    return [{ noteId: note.id, eveningId, number, uid, name, audience, excerpt: excerptOf(text, q) }];
  });
  const readHandouts = found.handouts.map(async ({ id, of }) => {
    if (of === "handout") {
      const handout = await readHandout(campaign.id, reader, id);
      if (handout === undefined) return [];
      const { title } = handout.data;
      return [{ handoutId: id, title, excerpt: excerptOf(textOf(handout.data), q) }];
    }
    const note = await readIfValid(handoutNotes, campaign.id, id);
    if (note === undefined || !mayReadNote(reader, note.data)) return [];
    const { handoutId, title, uid, name, audience, text } = note.data;
    // What others say of a handout is for those who read it, too.
    if (uid !== reader.uid && (await readHandout(campaign.id, reader, handoutId)) === undefined) return [];
    return [{ handoutId, title, excerpt: excerptOf(text, q), note: { uid, name, audience } }];
  });
  const [notes, shown] = await Promise.all([Promise.all(readNotes), Promise.all(readHandouts)]);
  return { found: notes.flat(), handouts: shown.flat() };
};
