import * as z from "zod/mini";
import { answerSchema } from "../documents/agenda";
import { agendaSchema } from "../documents/agendaSchema";
import { agendaOperationSchema, MAX_ANSWERS, meetingIdSchema } from "../table/agenda/agendaOperation";
import { hasAtMost } from "../values/range";
import { defineCall } from "./call";

/** Beyond the product's list. 404 `date-not-found`, 409 `date-is-over` and `too-many-dates`. */
export const changeAgenda = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/agenda",
  access: "user",
  repeatable: "always",
  summary: "Propose, settle, move, cancel and repeat dates of a campaign (MJ)",
  body: z.object({ operation: agendaOperationSchema }),
  result: agendaSchema,
});

const answersSchema = z.record(z.string(), answerSchema);

/** Answers the caller's own answers; those to other dates stay as they are. */
export const answerDates = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/agenda/answers",
  access: "user",
  repeatable: "always",
  summary: "Say whether one comes, for dates of a campaign (players)",
  body: z.object({
    answers: z.record(meetingIdSchema, answerSchema).check(hasAtMost(MAX_ANSWERS)),
  }),
  result: z.object({ answers: answersSchema }),
});

const feedSchema = z.object({
  /** Opens the feed without a session; null where the member has none. */
  token: z.nullable(z.string()),
});

export const getCalendarFeed = defineCall({
  method: "GET",
  path: "/api/account/calendar-feed",
  access: "user",
  summary: "The caller's private calendar",
  result: feedSchema,
});

/** Another address each time; the one before opens nothing any more. */
export const renewCalendarFeed = defineCall({
  method: "POST",
  path: "/api/account/calendar-feed",
  access: "user",
  summary: "Make the caller's private calendar, or give it another address",
  result: feedSchema,
});

export const deleteCalendarFeed = defineCall({
  method: "DELETE",
  path: "/api/account/calendar-feed",
  access: "user",
  summary: "End the caller's private calendar",
});
