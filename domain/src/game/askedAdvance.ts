import * as z from "zod/mini";
import { wholeSchema } from "../values/range";
import { nameRules } from "../values/text/name";
import { nameSchema } from "../values/text/nameSchema";

const MAX_DOTS = 10;
export const ADVANCE_NAME = nameRules("Le nom", 60, "Donne-lui un nom.");

/** What a player asks for: a value by its id and what it becomes, or something by name with its dots. */
export const advanceSchema = z.object({
  id: z.string().check(z.maxLength(60)),
  to: wholeSchema({ min: 1, max: MAX_DOTS }),
  name: z.optional(nameSchema(ADVANCE_NAME)),
});
export type AskedAdvance = z.output<typeof advanceSchema>;
