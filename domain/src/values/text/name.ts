import { countCharacters, hasControlCharacters, hasLoneSurrogate } from "./characters";

/**
 * An emoji with what belongs to it (its style, its skin tone, the joiner to the next one), which is kept; or a
 * character that shows nothing or changes the direction of the following text, which is removed.
 */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?(?:\u200d(?=\p{Extended_Pictographic}))?)|[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb\u2800]/gu;

/**
 * A name as it is stored: accents composed (NFC), spaces collapsed and trimmed, without the invisible
 * characters that would let two different names look the same.
 *
 * @example normaliseName(" Zo\u200Be\u0301  ") // "Zoé"
 */
export function normaliseName(raw: string): string {
  return raw
    .replace(EMOJI_OR_INVISIBLE, (_, emoji: string | undefined) => emoji ?? "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/** The sentences of a kind of name, and its length in characters. */
export interface NameRules {
  readonly max: number;
  /** Absent where the name may be blank. */
  readonly blank?: string | undefined;
  readonly tooLong: string;
  readonly forbidden: string;
}

/** The rules of a name that is a singular subject: `nameRules("Le pseudo", 32, "Choisis un pseudo.")`. */
export const nameRules = (subject: string, max: number, blank?: string): NameRules => ({
  max,
  blank,
  tooLong: `${subject} ne doit pas dépasser ${max} caractères.`,
  forbidden: `${subject} contient un caractère interdit.`,
});

/** What is wrong with a typed name; undefined when it is valid. */
export function checkName(raw: string, { max, blank, tooLong, forbidden }: NameRules): string | undefined {
  const name = normaliseName(raw);
  if (name === "") return blank;
  if (hasControlCharacters(name) || hasLoneSurrogate(name)) return forbidden;
  return countCharacters(name) > max ? tooLong : undefined;
}
