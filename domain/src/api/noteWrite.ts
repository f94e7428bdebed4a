import * as z from "zod/mini";
import { MAX_NOTE_LENGTH } from "../documents/note";
import { markdownSchema } from "../values/text/markdownSchema";

/** A note's text, over the one that was read: 0 where there was none. */
export const noteWriteSchema = z.object({
  text: markdownSchema(MAX_NOTE_LENGTH),
  revision: z.int().check(z.gte(0)),
});
