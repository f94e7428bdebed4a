import * as z from "zod/mini";
import { PUBLIC_LENGTHS } from "../initiative/publicOrder";
import { nameRules } from "../text/name";
import { nameSchema } from "../text/nameSchema";
import { defineCall } from "./call";

const MAX_ENTRIES = 60;

const wholeFrom = (minimum: number) => z.int().check(z.gte(minimum));
const textOf = (length: number) => z.string().check(z.maxLength(length));

const publicEntrySchema = z.object({
  /** A character's id, or `creature-1`, `creature-2`… numbered in the order of the list. */
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: nameSchema(
    nameRules("Le nom d'un participant", PUBLIC_LENGTHS.name, "Un participant n'a pas de nom."),
  ),
  pronouns: textOf(PUBLIC_LENGTHS.pronouns),
  role: textOf(PUBLIC_LENGTHS.role),
  value: z.number().check(z.gte(-10_000), z.lte(10_000)),
});

/** Orders the changes: of two, the one with the greater revision is the later one. */
const revision = wholeFrom(1);

/**
 * Revisions prevent a late request from replacing a newer order. A client sends a revision above the greatest
 * it knows (of `campaigns/{cid}/live/initiative` and of its own requests). When the server has one that is as
 * great, nothing is `written`; the answer's `revision` is the one to exceed if the change is still wanted.
 */
const sharingResult = z.object({ written: z.boolean(), revision });

/**
 * Beyond the product's list: the order of `initiative/publicOrder`, visible to all members. Hidden
 * participants are not in it.
 */
export const publishInitiative = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/initiative",
  access: "user",
  summary: "Publish the turn order to the members (MJ)",
  body: z
    .object({
      revision,
      order: z.readonly(z.array(publicEntrySchema).check(z.maxLength(MAX_ENTRIES))),
      activeIndex: wholeFrom(0),
      round: wholeFrom(1),
    })
    .check(
      z.refine(({ order, activeIndex }) => activeIndex < Math.max(1, order.length), {
        path: ["activeIndex"],
        error: "Le tour en cours est hors de l'ordre.",
      }),
      z.refine(({ order }) => new Set(order.map(({ id }) => id)).size === order.length, {
        path: ["order"],
        error: "Un participant figure deux fois dans l'ordre.",
      }),
    ),
  result: sharingResult,
});

/**
 * Beyond the product's list: ends the sharing; publications with a lower revision that arrive later are
 * ignored.
 */
export const withdrawInitiative = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/initiative",
  access: "user",
  summary: "Stop sharing the turn order (MJ)",
  query: z.object({ revision: z.pipe(z.coerce.number(), revision) }),
  result: sharingResult,
});
