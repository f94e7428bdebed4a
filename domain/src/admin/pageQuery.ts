import * as z from "zod/mini";

export const PAGE_LIMIT_DEFAULT = 25;
export const PAGE_LIMIT_MAX = 100;

const directionSchema = z.enum(["asc", "desc"]);
export type Direction = z.infer<typeof directionSchema>;

/**
 * How a long list is asked for, page by page. `search`: how one of the texts begins that the
 * list is searched by. `cursor`: the `nextCursor`
 * of the page before, good for the same search, sort and direction only. The first sort is the list's own.
 */
export function pageQuery<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  defaultDirection: Direction,
) {
  return z.object({
    search: z._default(z.string().check(z.maxLength(254)), ""),
    sort: z._default(z.enum(sorts), sorts[0]),
    direction: z._default(directionSchema, defaultDirection),
    cursor: z.optional(z.string().check(z.maxLength(2048))),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_LIMIT_MAX)),
      PAGE_LIMIT_DEFAULT,
    ),
  });
}

/** What a page carries beside its rows. */
export const pageFields = {
  /** Absent on the last page. */
  nextCursor: z.optional(z.string()),
  /** How many rows there are in all; on the first page only. */
  total: z.optional(z.number()),
  /** The search finds more than these: it has to be narrowed down. */
  isPartial: z.optional(z.boolean()),
};
