import * as z from "zod/mini";

const PAGE_LIMIT_DEFAULT = 25;
const PAGE_LIMIT_MAX = 100;

const directionSchema = z.enum(["asc", "desc"]);
export type Direction = z.infer<typeof directionSchema>;

/**
 * The query of a list that is read by pages. `search`: the beginning of one of the texts that the list is
 * searched by. `cursor`: the `nextCursor` of the previous page, valid for the same search, sort and direction
 * only. The first sort is the default.
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

/** The fields of a page beside its rows. */
export const pageFields = {
  /** Absent on the last page. */
  nextCursor: z.optional(z.string()),
  /** The number of rows of the whole list; on the first page only. */
  total: z.optional(z.number()),
  /** The search found more rows than it answers: it should be narrowed down. */
  isPartial: z.optional(z.boolean()),
};
