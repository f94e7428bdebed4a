import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

export type { Agenda, Meeting, Series } from "./agendaSchema";

export const ANSWERS = ["yes", "maybe", "no"] as const;
export const answerSchema = z.enum(ANSWERS);
export type DateAnswer = z.infer<typeof answerSchema>;

/**
 * `campaigns/{cid}/dateAnswers/{uid}`: whether a player comes, by the ids of meetings. One document a player, so that no
 * two write the same one; read by the members, written by the server.
 */
export const dateAnswers = documentKind({
  name: "dateAnswers",
  path: (campaignId: string, uid: string) => `campaigns/${campaignId}/dateAnswers/${uid}`,
  schema: z.object({
    uid: z.string(),
    answers: z.record(z.string(), answerSchema),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});
export type DateAnswersDocument = DocumentData<typeof dateAnswers>;

/**
 * `calendarFeeds/{token}`: whose evenings the private calendar at this address has. No client can read it, so that
 * tokens cannot be listed or guessed; a member has one at most.
 */
export const calendarFeeds = documentKind({
  name: "calendarFeeds",
  path: (token: string) => `calendarFeeds/${token}`,
  schema: z.object({ uid: z.string(), createdAt: momentSchema }),
  moments: ["createdAt"],
});
export type CalendarFeedDocument = DocumentData<typeof calendarFeeds>;
