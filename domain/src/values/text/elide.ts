import { foldText } from "./foldText";

/** How words begin whose h is heard; any other h before a vowel is silent. */
const HEARD_H = [
  ..."hach hagard haie hail hain halb hall halo halt hamac hameau hamster hanap hanc hand hang hanneton".split(
    " ",
  ),
  ..."hans hant happ haran haras harc hard harem hareng hargn haric harn harol haral harp harry hasard".split(
    " ",
  ),
  ..."hate hati hau havre heaume heraut heriss hernie heron heros herse hetre heurt hibou hide hierar".split(
    " ",
  ),
  ..."hiss hob hoch hockey holland homard hongr hont hoquet hord hors hott hou hublot huch huee huit".split(
    " ",
  ),
  ..."hulk hulott huppe hurl hussard hutte".split(" "),
];
/** Begin like these, with a silent h. */
const SILENT_H = ["halluc", "halter", "huitr"];
/** Begin with a vowel, and are spoken as if they did not. */
const APART = /^(?:onz|oui$|ouistiti|uhlan|ulul)/;
/** Where a y is a vowel: « Yves », « yeux ». */
const VOWEL_Y = /^y(?:[^aeiou]|eux)/;

function isElided(noun: string): boolean {
  const folded = foldText(noun);
  const begins = (start: string) => folded.startsWith(start);
  if (begins("h")) return /^h[aeiouy]/.test(folded) && (SILENT_H.some(begins) || !HEARD_H.some(begins));
  return (/^[aeiou]/.test(folded) && !APART.test(folded)) || VOWEL_Y.test(folded);
}

/**
 * A little word before a noun or a name, as French has them together: elided before a vowel or a silent h.
 *
 * @example elide("de", "Elenna") // "d'Elenna"
 * @example elide("de", "Brann") // "de Brann"
 * @example elide("le", "Héros sans nom") // "le Héros sans nom"
 */
export const elide = (word: "de" | "le" | "la" | "que", noun: string): string =>
  isElided(noun) ? `${word.slice(0, -1)}'${noun}` : `${word} ${noun}`;
