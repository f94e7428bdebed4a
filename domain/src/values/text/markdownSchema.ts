import * as z from "zod/mini";
import { hasControlCharacters } from "./characters";

/** A text in Markdown of at most `max` characters, as it was typed: lines and tabs are its own, other controls refused. */
export const markdownSchema = (max: number): z.ZodMiniString<string> =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => !hasControlCharacters(text.replace(/[\n\r\t]/g, "")), {
      error: "Le texte contient un caractère interdit.",
    }),
  );
