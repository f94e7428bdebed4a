import { refused } from "./refused";

/** Larger files are refused before they are read. Pictures in PNG pass 32 MB. */
const MAX_MAP_BYTES = 64 * 1024 * 1024;

/** What is wrong with a file by its size alone. */
export function checkMapSize(bytes: number): string | undefined {
  if (bytes === 0) return "Ce fichier est vide.";
  return bytes > MAX_MAP_BYTES ? "Cette carte est trop lourde : 64 Mo au plus." : undefined;
}

const NOT_A_MAP = "Ce fichier n'est pas une carte Universal VTT (.uvtt, .dd2vtt ou .df2vtt).";

const UTF_16 = "Cette carte est écrite en UTF-16 : enregistre-la en UTF-8, ou exporte-la de nouveau.";

/** What a file is instead, by how it begins once it is read as UTF-8. */
const OTHERS: readonly (readonly [start: string, sentence: string])[] = [
  [
    "PK\u0003\u0004",
    "Ce fichier est une archive ZIP : décompresse-la, puis choisis la carte qu'elle contient.",
  ],
  [
    "\u001F\uFFFD\b",
    "Ce fichier est compressé (gzip) : décompresse-le, puis choisis la carte qu'il contient.",
  ],
  ["\uFFFD\uFFFD{\0", UTF_16],
  ["\uFFFD\uFFFD\0{", UTF_16],
];

/** Whether a file may be a map, by its first characters. */
export const looksLikeMap = (start: string): boolean => /^[\uFEFF\s]*\{/.test(start);

/** Whether a file is called a map. */
export const isMapName = (name: string): boolean => /\.(?:uvtt|dd2vtt|df2vtt)$/i.test(name);

/** Some programs write numbers that are none, which JSON does not have: `nan`, `-Infinity`, `inf`. */
const NO_NUMBERS = /([:[,]\s*)-?(?:nan(?:\(ind\))?|inf(?:inity)?)(?=\s*[,\]}])/gi;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const mended = text.replace(NO_NUMBERS, "$1null");
    if (mended === text) throw error;
    return JSON.parse(mended);
  }
}

/** What a map maker's file says, as JSON has it. Throws `invalid-input` with what it is instead. */
export function parseMap(text: string): unknown {
  if (!looksLikeMap(text.slice(0, 1000))) {
    const other = OTHERS.find(([start]) => text.startsWith(start));
    throw refused(other?.[1] ?? NOT_A_MAP);
  }
  try {
    // A mark of its encoding is cut off with spaces.
    return parsed(text.trimStart());
  } catch {
    throw refused("Cette carte est abîmée ou incomplète : exporte-la de nouveau.");
  }
}
