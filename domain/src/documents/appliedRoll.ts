import * as z from "zod/mini";
import { requestIdSchema } from "../values/requestId";

/** Of one hit, how many rolls deal its damage beside the first. */
const MAX_PARTS = 9;

/**
 * The roll of a table whose damage an operation applies, and where it stands; `parts`: those that are one hit with it, of the
 * same audience.
 */
export const appliedRollSchema = z.object({
  id: requestIdSchema,
  audience: z.enum(["table", "mj"]),
  parts: z.optional(z.array(requestIdSchema).check(z.maxLength(MAX_PARTS))),
});
export type AppliedRoll = z.infer<typeof appliedRollSchema>;

/** The ids of the rolls that are applied together, the first one first. */
export const appliedIds = ({ id, parts = [] }: AppliedRoll): string[] => [...new Set([id, ...parts])];
