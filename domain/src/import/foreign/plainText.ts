/** In this order: `&amp;lt;` is the text `&lt;`. */
const ENTITIES = [
  ["&nbsp;", " "],
  ["&quot;", '"'],
  ["&apos;", "'"],
  ["&rsquo;", "’"],
  ["&lsquo;", "‘"],
  ["&ldquo;", "“"],
  ["&rdquo;", "”"],
  ["&laquo;", "«"],
  ["&raquo;", "»"],
  ["&hellip;", "…"],
  ["&mdash;", "—"],
  ["&ndash;", "–"],
  ["&times;", "×"],
  ["&eacute;", "é"],
  ["&egrave;", "è"],
  ["&agrave;", "à"],
  ["&ccedil;", "ç"],
  ["&acirc;", "â"],
  ["&ecirc;", "ê"],
  ["&icirc;", "î"],
  ["&ocirc;", "ô"],
  ["&ucirc;", "û"],
  ["&ugrave;", "ù"],
  ["&iuml;", "ï"],
  ["&euml;", "ë"],
  ["&oelig;", "œ"],
  ["&Eacute;", "É"],
  ["&Agrave;", "À"],
  ["&Ccedil;", "Ç"],
  ["&bull;", "•"],
  ["&deg;", "°"],
  ["&frac12;", "½"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
] as const;

const MAX_LENGTH = 100_000;
const MAX_CODE_POINT = 0x10ffff;

/** `&#39;`, `&#x27;`; what is no character stays as it is. */
const numbered = (text: string): string =>
  text.replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (entity, digits: string) => {
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    const isCharacter = code >= 32 && code <= MAX_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : entity;
  });

/** `[[/roll 1d6 # feu]]` → `1d6`, `[[/damage 2d6 type=fire]]` → `2d6`. */
const rollText = (roll: string): string =>
  roll
    .replace(/^\/\w+\s*/, "")
    .replace(/#.*$/, "")
    .replace(/(?:^|\s)\w+=\S*/g, "")
    .trim();

/** What a link without words of its own names: the last part of its target, unless that is an id. */
const linkText = (target: string): string => {
  const [address = ""] = target.trim().split(/\s/);
  const last = address.split(/[.|]/).at(-1) ?? "";
  return /^[A-Za-z\d]{16}$/.test(last) ? "" : last;
};

/** Markup of Foundry and of D&D Beyond as the text that it shows: links, rolls, references, formulas. */
const withoutMarkup = (text: string): string => {
  if (!/[@[&{]/.test(text)) return text;
  return text
    .replace(/@\w+\[[^[\]]*\]\{([^{}]*)\}/g, "$1")
    .replace(/@Embed\[[^[\]]*\]/g, "")
    .replace(/@\w+\[([^[\]]*)\]/g, (_, target: string) => linkText(target))
    .replace(/\[\[([^[\]]*)\]\]\{([^{}]*)\}/g, "$2")
    .replace(/\[\[([^[\]]*)\]\]/g, (_, roll: string) => rollText(roll))
    .replace(
      /&(?:amp;)?Reference\[([^[\]=]*)(?:=[^[\]]*)?\](?:\{([^{}]*)\})?/gi,
      (_, target: string, shown?: string) => shown ?? target.trim(),
    )
    .replace(/\{\{([^{}]*)\}\}/g, (_, formula: string) => formula.split("#")[0]?.trim() ?? "")
    .replace(
      /\[([a-z]{3,20})\]([^[\]]*)\[\/\1\]/gi,
      (_, _tag: string, shown: string) => shown.split(";")[0] ?? "",
    );
};

const decoded = (text: string): string =>
  text.includes("&")
    ? ENTITIES.reduce((read, [entity, character]) => read.replaceAll(entity, character), numbered(text))
    : text;

/** The plain text of the HTML that other tools store; tags that are written as entities remain as text. */
export function plainText(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  const untagged = withoutMarkup(raw.slice(0, MAX_LENGTH))
    .replace(/\r\n?/g, "\n")
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "");
  return (
    decoded(untagged)
      .replace(/[ \t]+\n/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim() || undefined
  );
}
