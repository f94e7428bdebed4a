import { foldText } from "../../values/text/foldText";
import { DAMAGE_TYPES, type DamageType } from "./damageTypes";
import { frenchDamageType } from "./vocabulary";

/** Each type's English and French words, in any number and gender: « tranchants », « nécrotique », `"slashing"`. */
const WORDS = DAMAGE_TYPES.map(
  (type) => [type, new RegExp(`\\b(?:${type}|${foldText(frenchDamageType(type))})(?:e|s|es)?\\b`)] as const,
);

/** Every damage type that a text names, in French or English. */
export function damageTypesIn(text: string): DamageType[] {
  const folded = foldText(text.slice(0, 400));
  return WORDS.filter(([, words]) => words.test(folded)).map(([type]) => type);
}

/** The type that a text names; undefined where it names none, or several. */
export function damageTypeOf(text: string | undefined): DamageType | undefined {
  const types = damageTypesIn(text ?? "");
  return types.length === 1 ? types[0] : undefined;
}
