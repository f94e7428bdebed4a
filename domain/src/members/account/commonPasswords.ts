import { foldText } from "../../values/text/foldText";
import { COMMON_PASSWORD_CORES } from "./commonPasswordCores";

const COMMON = new Set(COMMON_PASSWORD_CORES);

/** With fewer distinct characters a password is a pattern, whatever its length: `Aa1!Aa1!Aa1!`. */
const MIN_DISTINCT_CHARACTERS = 5;

/** Up to this many letters and signs around a common number leave it common: `Aa!123456789`. */
const MAX_AFFIX_AROUND_DIGITS = 4;

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

const unleet = (text: string): string => [...text].map((sign) => LEET[sign] ?? sign).join("");
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");
const withoutEdges = (text: string): string => text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}]+$/u, "");

function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, "");
  return text.length - digits.length <= MAX_AFFIX_AROUND_DIGITS ? digits : text;
}

/** `abcabcabc` → `abc`: a repeated word is as weak as the word. */
function withoutRepetition(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/**
 * Whether a password is a common one (product §5) once its case, accents, usual substitutions (`@` for a),
 * added digits and signs, and repetitions are removed: `Password123!` is as common as `password`.
 */
export function isCommonPassword(password: string): boolean {
  const folded = foldText(password);
  if (new Set(folded).size < MIN_DISTINCT_CHARACTERS) return true;
  const core = withoutEdges(folded);
  const dressings = [
    withoutSigns(folded),
    withoutSigns(core),
    withoutSigns(unleet(core)),
    withoutSigns(unleet(folded)),
    withoutEdges(withoutSigns(unleet(folded))),
    digitsOf(folded),
  ];
  return dressings.some((text) => COMMON.has(text) || COMMON.has(withoutRepetition(text)));
}
