import { handouts, shownHandouts } from "domain/documents/handout";
import { noteIndexPages } from "domain/documents/note";
import type { Query } from "firebase-admin/firestore";
import { fromSnapshot } from "./firestore";
import { collectionOf, shaped } from "./queries";
import { QUERIES } from "./queryShapes";

export const handoutsOf = (campaignId: string): Query => collectionOf(handouts, campaignId);

/** What its readers have of a handout. */
export const copiesOfHandout = (campaignId: string, handoutId: string): Query =>
  shaped(collectionOf(shownHandouts, campaignId), QUERIES.copiesOfHandout, [handoutId]);

/** What was shown to somebody alone. */
export const copiesFor = (campaignId: string, uid: string): Query =>
  shaped(collectionOf(shownHandouts, campaignId), QUERIES.copiesFor, [uid]);

/** The handouts that name somebody among their readers. */
export async function handoutsReadBy(campaignId: string, uid: string) {
  const { docs } = await shaped(collectionOf(handouts, campaignId), QUERIES.handoutsReadBy, [], uid).get();
  return docs.flatMap((snapshot) => fromSnapshot(handouts, snapshot) ?? []);
}

/** What finds the texts of one member of a campaign, and those that were shown to them alone. */
export async function indexPagesBy(campaignId: string, uid: string) {
  const { docs } = await shaped(collectionOf(noteIndexPages, campaignId), QUERIES.noteIndexOfAuthor, [
    uid,
  ]).get();
  return docs.flatMap((snapshot) => fromSnapshot(noteIndexPages, snapshot) ?? []);
}
