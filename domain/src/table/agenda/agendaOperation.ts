import * as z from "zod/mini";
import { wholeSchema } from "../../values/range";
import { requestIdSchema } from "../../values/requestId";
import { nameRules } from "../../values/text/name";
import { nameSchema } from "../../values/text/nameSchema";
import { isDate } from "../../values/time/wallTime";
import { timeSchema, zoneSchema } from "../../values/time/wallTimeSchemas";

/** How many dates may be proposed at once, stand fixed, and how many dates of a series may differ from it. */
export const MAX_OPTIONS = 6;
export const MAX_SETTLED = 12;
export const MAX_CANCELLED = 60;
export const MAX_MOVED = 24;
/** How many answers come at once; the client sends one at a time. */
export const MAX_ANSWERS = 30;

/** Of an evening, in minutes. */
export const LENGTH_RANGE = { min: 15, max: 24 * 60 };
export const WEEKS_RANGE = { min: 1, max: 8 };

export const placeRules = nameRules("Le lieu", 200);
export const wordRules = nameRules("Le mot", 200);

/** `{series id}~{date}` for one of a series. */
export const meetingIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}(~\d{4}-\d\d-\d\d)?$/));

/** A meeting as it comes in; what is stored was checked by it. */
const meetingSchema = z.object({
  id: requestIdSchema,
  date: z.string().check(z.refine(isDate, { error: "Cette date n'existe pas." })),
  time: timeSchema,
  zone: zoneSchema,
  minutes: wholeSchema(LENGTH_RANGE),
  place: z.optional(nameSchema(placeRules)),
  note: z.optional(nameSchema(wordRules)),
});

const optionsSchema = z
  .readonly(z.array(meetingSchema).check(z.minLength(1), z.maxLength(MAX_OPTIONS)))
  .check(
    z.refine((options) => new Set(options.map(({ id }) => id)).size === options.length, {
      error: "Une date est proposée deux fois.",
    }),
  );

/** One change of a campaign's agenda, by its MJ. Ids are made by the client: one that is sent twice changes nothing more. */
export const agendaOperationSchema = z.discriminatedUnion("kind", [
  /** Asks everybody; of what was asked before, only dates that are proposed again are still asked. */
  z.object({ kind: z.literal("propose"), id: requestIdSchema, options: optionsSchema }),
  z.object({ kind: z.literal("withdraw") }),
  /** Of the dates that are proposed: the others fall out. */
  z.object({ kind: z.literal("settle"), id: requestIdSchema }),
  /** Agrees on a date without asking. */
  z.object({ kind: z.literal("add"), meeting: meetingSchema }),
  z.object({ kind: z.literal("move"), meeting: z.extend(meetingSchema, { id: meetingIdSchema }) }),
  z.object({ kind: z.literal("cancel"), id: meetingIdSchema }),
  /** A date of the series that was cancelled takes place, as the series has it. */
  z.object({ kind: z.literal("restore"), id: meetingIdSchema }),
  /** Every so many weeks; `instead`: the single date that becomes the first one. */
  z.object({
    kind: z.literal("repeat"),
    series: z.extend(meetingSchema, {
      everyWeeks: wholeSchema(WEEKS_RANGE),
      instead: z.optional(requestIdSchema),
    }),
  }),
  z.object({ kind: z.literal("stop") }),
]);
