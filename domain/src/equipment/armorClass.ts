import { type AbilityKey, abilityModifier } from "../character/abilities";
import type { Character } from "../character/character";
import { foldText } from "../text/foldText";
import type { Contribution } from "./contributions";
import type { ArmorClass } from "./item";
import type { ResolvedItem } from "./resolveItem";

type Suit = Extract<ArmorClass, { base: number }>;

const UNARMORED = 10;
const LIMITED_DEXTERITY = 2;

/** The ability that barbarians and monks add to an unarmoured armor class, beside Dexterity. */
const UNARMORED_ABILITIES: Readonly<Record<string, AbilityKey>> = { barbare: "con", moine: "wis" };

/**
 * 10 plus Dexterity plus the ability of the classes that fight unarmoured; a monk loses theirs with a shield.
 */
function unarmoredClass({ classes, abilityScores }: Character, hasShield: boolean): number {
  const added = classes.map(({ name }) => {
    const ability = UNARMORED_ABILITIES[foldText(name)];
    const score = ability === undefined ? undefined : abilityScores[ability];
    return score === undefined || (ability === "wis" && hasShield) ? 0 : Math.max(0, abilityModifier(score));
  });
  return UNARMORED + abilityModifier(abilityScores.dex ?? UNARMORED) + Math.max(0, ...added);
}

const dexterityIn = ({ dexterity }: Suit, modifier: number): number => {
  if (dexterity === "none") return 0;
  return dexterity === "upToTwo" ? Math.min(LIMITED_DEXTERITY, modifier) : modifier;
};

const best = <Worn extends { amount: number }>(worn: readonly Worn[]): Worn[] =>
  [...worn].sort((a, b) => b.amount - a.amount).slice(0, 1);

/** An armor class derived from the worn items, and what the suit and the shield add to the unarmoured one. */
export interface DerivedArmorClass {
  readonly ac: number;
  readonly contributions: readonly Contribution[];
}

/**
 * The armor class of a dnd5e character whose sheet gives none: unarmoured, or with the best worn suit, plus
 * the best shield. Undefined when Dexterity is unknown. An armor class on the sheet includes the armour
 * already.
 */
export function deriveArmorClass(
  character: Character,
  active: readonly ResolvedItem[],
): DerivedArmorClass | undefined {
  const { dex } = character.abilityScores;
  if (character.system !== "dnd5e" || dex === undefined) return undefined;
  const modifier = abilityModifier(dex);
  const hasShield = active.some(({ armorClass }) => armorClass !== undefined && "bonus" in armorClass);
  const unarmored = unarmoredClass(character, hasShield);
  const worn = active.flatMap(({ id, name, armorClass }) =>
    armorClass ? [{ armorClass, item: { target: "ac" as const, itemId: id, itemName: name } }] : [],
  );
  const suits = worn.flatMap(({ armorClass, item }) =>
    "base" in armorClass
      ? [{ ...item, amount: armorClass.base + dexterityIn(armorClass, modifier) - unarmored }]
      : [],
  );
  const shields = worn.flatMap(({ armorClass, item }) =>
    "bonus" in armorClass ? [{ ...item, amount: armorClass.bonus }] : [],
  );
  const contributions = [...best(suits), ...best(shields)];
  return { ac: contributions.reduce((sum, { amount }) => sum + amount, unarmored), contributions };
}
