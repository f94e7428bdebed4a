import * as z from "zod/mini";
import { requestIdSchema } from "../values/requestId";

/** The roll of a table whose damage an operation applies, and where it stands. */
export const appliedRollSchema = z.object({ id: requestIdSchema, audience: z.enum(["table", "mj"]) });
export type AppliedRoll = z.infer<typeof appliedRollSchema>;
