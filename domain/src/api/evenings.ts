import * as z from "zod/mini";
import { eveningFactSchema, eveningSchema, markedLineSchema } from "../documents/evening";
import { messageSchema } from "../documents/message";
import { NOTE_AUDIENCES } from "../documents/note";
import { defineCall } from "./call";
import { noteWriteSchema } from "./noteWrite";

export const answeredEveningSchema = z.extend(eveningSchema, { id: z.string() });
export type Evening = z.infer<typeof answeredEveningSchema>;

/**
 * Answers the evening that is being played: the one that is there already, that ended less than three hours ago, or
 * that began by mistake.
 */
export const beginEvening = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/evenings",
  access: "user",
  repeatable: "always",
  summary: "Begin an evening, or take the last one up again (MJ)",
  body: z.object({}),
  result: answeredEveningSchema,
});

/** Writes its record. Of one that has ended it changes nothing. */
export const endEvening = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/evenings/:eveningId/end",
  access: "user",
  repeatable: "always",
  summary: "End an evening (MJ)",
  body: z.object({}),
  result: answeredEveningSchema,
});

/** 20 a page, the newest first. */
export const listEvenings = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/evenings",
  access: "user",
  summary: "The evenings of a campaign (members)",
  query: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) }),
  result: z.object({ evenings: z.array(answeredEveningSchema), more: z.boolean() }),
});

const lineSchema = z.extend(markedLineSchema, { id: z.string() });

/** Of one that is being played, as far as it has come: the same as at its end. */
export const getEvening = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/evenings/:eveningId",
  access: "user",
  summary: "An evening with its record and the lines that were marked (members)",
  result: z.object({
    evening: answeredEveningSchema,
    facts: z.array(eveningFactSchema),
    /** How many facts there were in all. */
    total: z.number(),
    lines: z.array(lineSchema),
  }),
});

/** 20 evenings a page, the oldest first; of those that have ended, where the character did something. */
export const getHeroStory = defineCall({
  method: "GET",
  path: "/api/:system/character/:id/story",
  access: "user",
  summary: "What a character lived at its table, by evening (its player, the MJ; members where it is shared)",
  query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) }),
  result: z.object({
    name: z.string(),
    /** Its player, who alone shares it. */
    userId: z.string(),
    /** Whether the table may read it. */
    shared: z.boolean(),
    /** Absent where it is at no table. */
    table: z.optional(z.object({ id: z.string(), name: z.string() })),
    evenings: z.array(
      z.object({
        id: z.string(),
        number: z.number(),
        startedAt: z.number(),
        endedAt: z.number(),
        facts: z.array(eveningFactSchema),
      }),
    ),
    /** What `after` is to be for the next page; absent with the last one. */
    next: z.optional(z.string()),
  }),
});

export const shareHeroStory = defineCall({
  method: "PUT",
  path: "/api/:system/character/:id/story",
  access: "user",
  repeatable: "always",
  summary: "Let the table read a character's story, or no longer (its player)",
  body: z.object({ shared: z.boolean() }),
  result: z.null(),
});

/** What the caller could read then, as long as it is kept: 50 a page, the oldest first. */
export const listEveningMessages = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/evenings/:eveningId/messages",
  access: "user",
  summary: "The messages of an evening, whispers of the caller among them (members)",
  query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,16}$/))) }),
  result: z.object({
    messages: z.array(z.extend(messageSchema, { id: z.string() })),
    /** What `after` is to be for the next page; absent with the last one. */
    next: z.optional(z.string()),
  }),
});

/** Keeps a message to all with its evening; does so no more for the MJ and its author (403 `forbidden` for others). */
export const markMessage = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/messages/:messageId/mark",
  access: "user",
  repeatable: "always",
  summary: "Mark a message for the evening's record (members)",
  body: z.object({ marked: z.boolean() }),
});

/**
 * Writes one's note of an evening: « table » is the recap where the caller is the MJ. 409 `stale-version` where it was
 * changed since `revision` was read (0: there was none), unless it says the same already. An empty text deletes it.
 */
export const saveEveningNote = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/evenings/:eveningId/notes/:audience",
  access: "user",
  repeatable: "always",
  summary: "Write one's note of an evening (members)",
  body: noteWriteSchema,
  result: z.object({ revision: z.number() }),
});

/**
 * At most 20 notes of evenings, the newest first, and 20 handouts and notes of them. Every word is looked for as the
 * beginning of one, without accents.
 */
export const searchEveningNotes = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/evening-notes",
  access: "user",
  summary: "Search the notes and handouts of a campaign that the caller may read (members)",
  query: z.object({ q: z.string().check(z.minLength(2), z.maxLength(100)) }),
  result: z.object({
    found: z.array(
      z.object({
        noteId: z.string(),
        eveningId: z.string(),
        number: z.number(),
        uid: z.string(),
        name: z.string(),
        audience: z.enum(NOTE_AUDIENCES),
        /** Where the words stand. */
        excerpt: z.string(),
      }),
    ),
    handouts: z.array(
      z.object({
        handoutId: z.string(),
        title: z.string(),
        excerpt: z.string(),
        /** Where the words are somebody's note of it. */
        note: z.optional(z.object({ uid: z.string(), name: z.string(), audience: z.enum(NOTE_AUDIENCES) })),
      }),
    ),
  }),
});

/** Shows the recap of an evening on all screens, or puts it away (null). */
export const showRecap = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/recap",
  access: "user",
  repeatable: "always",
  summary: "Show the last recap to all (MJ)",
  body: z.object({ eveningId: z.nullable(z.string()) }),
});
