import * as z from "zod/mini";
import { handoutFields, MAX_HANDOUT_PARTS, TABLE_AUDIENCE } from "../documents/handout";
import { MAX_HANDOUT_PICTURE_BYTES } from "../table/handouts/handoutPicture";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";
import { noteWriteSchema } from "./noteWrite";

/*
 * What an MJ prepares to be shown (product §2.22). What there is is read from Firestore: `documents/handout`, its
 * copies by those whom they are shown to.
 */

const HANDOUTS = "/api/:system/campaign/:id/handouts";
const HANDOUT = `${HANDOUTS}/:handoutId`;

/** Players whom one request names. */
const MAX_TARGETS = 100;

/** Their ids, or `picture`. */
const partsSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(64)))
  .check(z.minLength(1), z.maxLength(MAX_HANDOUT_PARTS + 1));

export const createHandout = defineCall({
  method: "POST",
  path: HANDOUTS,
  access: "user",
  repeatable: "with-request-id",
  summary: "Prepare a handout (MJ)",
  body: z.object({ ...handoutFields, requestId: z.optional(requestIdSchema) }),
  result: z.object({ id: z.string(), version: z.int() }),
});

/**
 * Replaces what is written, also for those who read it. 409 `stale-version` when it was changed since `version` was
 * read.
 */
export const updateHandout = defineCall({
  method: "PUT",
  path: HANDOUT,
  access: "user",
  summary: "Change a handout (MJ)",
  body: z.object({ ...handoutFields, version: z.int().check(z.gte(1)) }),
  result: z.object({ id: z.string(), version: z.int() }),
});

/** From all screens, with its picture. */
export const deleteHandout = defineCall({
  method: "DELETE",
  path: HANDOUT,
  access: "user",
  summary: "Delete a handout (MJ)",
});

/** In place of the one before. `requestId` names it, so that a request that is sent again keeps one. */
export const putHandoutPicture = defineCall({
  method: "PUT",
  path: `${HANDOUT}/picture`,
  access: "user",
  repeatable: "always",
  largeBody: true,
  summary: "Keep a handout's picture of at most 300 KB (WebP, JPEG or PNG, base64) (MJ)",
  body: z.object({
    requestId: requestIdSchema,
    image: z.string().check(z.minLength(1), z.maxLength(Math.ceil(MAX_HANDOUT_PICTURE_BYTES / 3) * 4)),
  }),
  result: z.object({ version: z.int() }),
});

export const removeHandoutPicture = defineCall({
  method: "DELETE",
  path: `${HANDOUT}/picture`,
  access: "user",
  summary: "Take a handout's picture away (MJ)",
});

/**
 * Shows some of its parts to all players, whoever joins later, or to some of them: they open on their screens and stay
 * in their collections. Who reads one already goes on. 400 `invalid-input` for the table's screen but not for all.
 */
export const showHandout = defineCall({
  method: "POST",
  path: `${HANDOUT}/show`,
  access: "user",
  repeatable: "always",
  summary: "Show parts of a handout (MJ)",
  body: z.object({
    parts: partsSchema,
    to: z.union([
      z.literal(TABLE_AUDIENCE),
      z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_TARGETS)),
    ]),
    /** Also on the table's screen, in place of what is there: what is shown to all. */
    onScreen: z.optional(z.literal(true)),
  }),
});

/** Takes some of its parts, or without `parts` all of it, off all screens and collections. */
export const withdrawHandout = defineCall({
  method: "POST",
  path: `${HANDOUT}/withdraw`,
  access: "user",
  repeatable: "always",
  summary: "Take parts of a handout back (MJ)",
  body: z.object({ parts: z.optional(partsSchema) }),
});

/**
 * Writes one's note of a handout that one reads, or read: an audience is `self` or `table`. 409 `stale-version` where
 * it was changed since `revision` was read (0: there was none), unless it says the same already. An empty text deletes
 * it.
 */
export const saveHandoutNote = defineCall({
  method: "PUT",
  path: `${HANDOUT}/notes/:audience`,
  access: "user",
  repeatable: "always",
  summary: "Write one's note of a handout (members)",
  body: noteWriteSchema,
  result: z.object({ revision: z.number() }),
});
