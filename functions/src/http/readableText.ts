import { AppError } from "domain/values/errors";
import { hasControlCharacters, hasLoneSurrogate } from "domain/values/text/characters";

/**
 * Refuses half of a surrogate pair anywhere in a parsed body or query, since neither Firestore nor the identity
 * provider can store it (`invalid-input`). Reads any depth: what a call allows is decided by its schema.
 */
export function requireReadableText(value: unknown): void {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string" && hasLoneSurrogate(next)) {
      throw new AppError("invalid-input", { sentence: "Un texte de la demande est illisible." });
    }
    if (next === null || typeof next !== "object") continue;
    for (const [name, inner] of Object.entries(next)) rest.push(name, inner);
  }
}

/**
 * Refuses ids that no document has: with a line break, another control character or half of a pair
 * (`bad-request`). In a document's path, they would fail the whole request.
 */
export function requireReadableParams(params: Record<string, string>): void {
  const isReadable = (text: string) => !hasControlCharacters(text) && !hasLoneSurrogate(text);
  if (!Object.values(params).every(isReadable)) throw new AppError("bad-request");
}
