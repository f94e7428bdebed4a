import type { ActionWeapon } from "../sheet/character/actions";
import { fieldName } from "../values/reading/fields";
import { foldText } from "../values/text/foldText";
import { type Trait, traitNames } from "./trait";

/** What the words of a weapon say of its skill; the first that matches decides. */
export type WeaponKinds = readonly (readonly [words: RegExp, skill: string])[];

/** The words of a weapon's category, tags and name, without accents and case. */
const wordsOf = ({ category, tags, name }: ActionWeapon): string =>
  foldText([category, ...tags, name].join(" ; "));

/**
 * The key of the skill that a weapon is used with: the one that its item names (« Compétence »), else by its words,
 * else undefined.
 */
export function weaponSkill(
  weapon: ActionWeapon,
  skills: readonly Trait[],
  kinds: WeaponKinds,
): string | undefined {
  const named = Object.entries(weapon.fields).find(([label]) => fieldName(label) === "competence")?.[1];
  const wanted = typeof named === "string" ? fieldName(named) : "";
  const own = skills.find((skill) => traitNames(skill).some((name) => fieldName(name) === wanted));
  if (own !== undefined) return own.key;
  const words = wordsOf(weapon);
  return kinds.find(([kind]) => kind.test(words))?.[1];
}

/** Whether one of a weapon's properties begins with this word. */
export const hasProperty = ({ properties }: Pick<ActionWeapon, "properties">, word: string): boolean =>
  properties.some((property) => fieldName(property).startsWith(fieldName(word)));
