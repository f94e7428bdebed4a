import { noteIndexPages } from "domain/documents/note";
import type { HandoutWords } from "domain/table/handouts/handoutIndex";
import { handoutPageId, pageWith } from "domain/table/notes/noteIndex";
import type { Guarded } from "../store/guarded";

/** Writes the words by which a handout is found, or is no more: each reader's into a page of their own. */
export async function writeWords(
  guarded: Guarded,
  campaignId: string,
  handoutId: string,
  changed: readonly HandoutWords[],
): Promise<void> {
  await Promise.all(
    changed.map(async ({ uid, audience, words }) => {
      const pageId = handoutPageId(uid, audience, handoutId);
      const page = await guarded.read(noteIndexPages, campaignId, pageId);
      const entry = words === undefined ? undefined : { of: "handout" as const, number: 0, words };
      const next = pageWith(page?.data, { uid, audience }, handoutId, entry);
      guarded.set(noteIndexPages, [campaignId, pageId], next);
    }),
  );
}
