import type { Dnd5eCreature } from "../../../games/dnd5e/creatures/creature";
import type { DamageType } from "../../../games/dnd5e/damageTypes";
import { damageTypesIn } from "../../../games/dnd5e/damageWords";
import { readNameList } from "../../../values/reading/values";
import { foldText } from "../../../values/text/foldText";

type Defence = Dnd5eCreature["resistances"][number];

const WEAPONS: readonly DamageType[] = ["bludgeoning", "piercing", "slashing"];

/** Which weapons pass a defence, as its words say. */
function exceptionIn(words: string): Defence["unless"] {
  if (!/non-?\s?magi/.test(words)) return undefined;
  if (/adamantin/.test(words)) return "adamantine";
  return /silver|argent/.test(words) ? "silvered" : "magical";
}

/** A part of a list: what it names, and of which weapons. */
interface Part {
  readonly types: readonly DamageType[];
  readonly unless: Defence["unless"];
  /** Whether it ends a sentence that was cut at its commas. */
  readonly endsSentence: boolean;
}

const partOf = (text: string): Part => {
  const words = foldText(text);
  const unless = exceptionIn(words);
  const named = damageTypesIn(text);
  // What only some circumstance lets through is nothing that damage can be compared with.
  const isLimited = unless === undefined && /\bfrom\b|\bpar\b|\(/.test(words);
  const types = unless !== undefined && named.length === 0 ? WEAPONS : named;
  return { types: isLimited ? [] : types, unless, endsSentence: /^\s*(?:and|et)\b/.test(words) };
};

const isPlainWeapon = ({ types, unless }: Part): boolean =>
  unless === undefined && types.length === 1 && types.every((type) => WEAPONS.includes(type));

/**
 * The damage that a list names. A sentence that was cut at its commas is one again: `"bludgeoning"`,
 * `"piercing"`, `"and slashing from nonmagical weapons"` are three of weapons without magic.
 */
export function defencesIn(raw: unknown): Defence[] {
  const parts = readNameList(raw)
    .flatMap((text) => text.split(";"))
    .map(partOf);
  const found = new Map<string, Defence>();
  let sentence: Defence["unless"];
  for (const part of parts.toReversed()) {
    if (part.endsSentence) sentence = part.unless;
    else if (!isPlainWeapon(part)) sentence = undefined;
    const unless = part.unless ?? sentence;
    for (const type of part.types.toReversed()) {
      if (!found.has(type)) found.set(type, unless === undefined ? { type } : { type, unless });
    }
  }
  return [...found.values()].reverse();
}
