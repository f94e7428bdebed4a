const ENTITIES: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

const LONGEST = 100_000;

/** The text of the HTML in which other tools keep prose; its own tags, written as entities, stay text. */
export function plainText(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  const text = raw
    .slice(0, LONGEST)
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:nbsp|quot|#39|apos|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text || undefined;
}
