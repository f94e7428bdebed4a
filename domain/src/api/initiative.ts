import * as z from "zod/mini";
import { PUBLIC_LENGTHS } from "../initiative/publicOrder";
import { defineCall } from "./call";

const MAX_ENTRIES = 60;

const wholeFrom = (minimum: number) => z.int().check(z.gte(minimum));
const textOf = (length: number) => z.string().check(z.maxLength(length));

const publicEntrySchema = z.object({
  /** A character's own id, or `creature-1`, `creature-2`… in the order's own order. */
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: textOf(PUBLIC_LENGTHS.name).check(z.minLength(1)),
  pronouns: textOf(PUBLIC_LENGTHS.pronouns),
  role: textOf(PUBLIC_LENGTHS.role),
  value: z.number().check(z.gte(-10_000), z.lte(10_000)),
});

/** Which of two changes of what is shared comes later: the greater one. */
const revision = wholeFrom(1);

/**
 * Revisions keep late messages from undoing newer ones. Whoever changes what is shared names a revision above the
 * greatest it knows of (of `campaigns/{cid}/live/initiative`, and of its own sending). Where the server knows one as
 * great, nothing is `written`: the answer's `revision` is the one to go above, should the change still be wanted.
 */
const sharingResult = z.object({ written: z.boolean(), revision });

/** Beyond the product's list: the order of `initiative/publicOrder`, before all members. Hidden participants stay away. */
export const publishInitiative = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/initiative",
  access: "user",
  summary: "Show the initiative to the table (MJ)",
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

/** Beyond the product's list: nothing is shared from then on, whatever publication is still under way. */
export const withdrawInitiative = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/initiative",
  access: "user",
  summary: "Take the initiative back from the table (MJ)",
  query: z.object({ revision: z.pipe(z.coerce.number(), revision) }),
  result: sharingResult,
});
