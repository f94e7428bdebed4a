import { type CreatureDraft, creatureDraftSchema } from "../../games/creature";
import { creaturesOf } from "../../games/registry/creatures";
import type { SystemId } from "../../values/systemIds";
import { foldText } from "../../values/text/foldText";
import { countedSearch } from "./findCreatures";

/** A creature that was written in one line, and how many of it. */
export interface CreatureLine {
  readonly draft: CreatureDraft;
  readonly count: number;
  /** Its numbers, in the order of its block: « CA 14 », « 22 PV ». */
  readonly numbers: readonly string[];
}

/** Of a name, with its numbers and their words. */
const MAX_LINE = 140;

/** The last number of a line with its word before or behind it, and what stands before both. */
const LAST_NUMBER =
  /^(?<before>.*?)(?:\s*[,;·]\s*|\s+)(?:(?<word>\p{L}+)\s*:?\s*(?<value>\d{1,5})|(?<first>\d{1,5})\s*(?<unit>\p{L}+))\s*$/u;

/** A name that a number stands in is one whose line says something else. */
const NO_NAME = /[,;·]|^\P{L}*$/u;

/**
 * A creature by its numbers alone, in the words of its game: « Garde, CA 14, 22 PV », « 3 garde pv 22 ca 14 », « Videur,
 * Santé 6 ». Undefined where a number is missing, said twice or out of its bounds, and for any other text.
 */
export function writtenCreature(system: SystemId, text: string, maxCount: number): CreatureLine | undefined {
  if (text.length > MAX_LINE) return undefined;
  const { written } = creaturesOf(system);
  const wanted = new Set([written.life, written.defence ?? written.life].map(foldText));
  const known = new Map<string, number>();
  const counted = countedSearch(text, maxCount);
  let name = counted.text.trim();
  while (known.size < wanted.size) {
    const { before, word, value, first, unit } = LAST_NUMBER.exec(name)?.groups ?? {};
    const key = foldText(word ?? unit ?? "");
    if (before === undefined || !wanted.has(key) || known.has(key)) return undefined;
    known.set(key, Number(value ?? first));
    name = before.trim();
  }
  if (NO_NAME.test(name)) return undefined;
  const life = known.get(foldText(written.life)) ?? 0;
  const defence = written.defence === undefined ? 0 : (known.get(foldText(written.defence)) ?? 0);
  const draft = creatureDraftSchema.safeParse(written.draft({ name, life, defence }));
  if (!draft.success) return undefined;
  const defences = written.defence === undefined ? [] : [`${written.defence} ${defence}`];
  // A unit stands behind its number, a name before it.
  const lives = /^\p{Lu}+$/u.test(written.life) ? `${life} ${written.life}` : `${written.life} ${life}`;
  return { draft: draft.data, count: counted.count, numbers: [...defences, lives] };
}
