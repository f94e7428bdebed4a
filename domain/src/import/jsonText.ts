import { AppError } from "../values/errors";
import { MAX_ENTRIES } from "../values/reading/values";

/** Bytes. Files of other tools may include pictures and rules, most of which is ignored. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** `invalid-input` with a sentence. */
export const refused = (sentence: string) => new AppError("invalid-input", { sentence });

/**
 * JSON, or a value on each line, as older compendiums of Foundry are. Throws `invalid-input` with a sentence.
 */
export function parseJson(text: string): unknown {
  const content = text.replace(/^\uFEFF/, "").trim();
  try {
    return JSON.parse(content);
  } catch {
    try {
      return content.split("\n", MAX_ENTRIES).map((line) => JSON.parse(line) as unknown);
    } catch {
      throw refused("Ce fichier n'est pas un JSON lisible.");
    }
  }
}
