/** In this order: `&amp;lt;` is the text `&lt;`. */
const ENTITIES = [
  ["&nbsp;", " "],
  ["&quot;", '"'],
  ["&#39;", "'"],
  ["&apos;", "'"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
] as const;

const MAX_LENGTH = 100_000;

/** The plain text of the HTML that other tools store; tags that are written as entities remain as text. */
export function plainText(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  const untagged = raw
    .slice(0, MAX_LENGTH)
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "");
  const text = ENTITIES.reduce(
    (decoded, [entity, character]) => decoded.replaceAll(entity, character),
    untagged,
  );
  return text.replace(/\n{3,}/g, "\n\n").trim() || undefined;
}
