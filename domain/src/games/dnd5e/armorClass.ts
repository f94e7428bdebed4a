import type { AbilityKey } from "../../sheet/character/abilities";
import type { Character } from "../../sheet/character/character";
import type { Contribution } from "../../sheet/equipment/contributions";
import type { ArmorClass } from "../../sheet/equipment/item";
import type { ResolvedItem } from "../../sheet/equipment/resolveItem";
import { foldText } from "../../values/text/foldText";
import { abilityModifier } from "./abilities";
import { type ArmorClassRule, armorClassRuleOf } from "./armorClassRule";

/** An armor class derived from the worn items, and what the suit and the shield add to the unarmoured one. */
interface DerivedArmorClass {
  readonly ac: number;
  readonly contributions: readonly Contribution[];
}

type Suit = Extract<ArmorClass, { base: number }>;

const UNARMORED = 10;
const LIMITED_DEXTERITY = 2;

/** The ability that barbarians and monks add to an unarmoured armor class, beside Dexterity. */
const UNARMORED_ABILITIES: Readonly<Record<string, AbilityKey>> = {
  barbare: "con",
  barbarian: "con",
  moine: "wis",
  monk: "wis",
};

const modifierOf = ({ abilityScores }: Character, ability: AbilityKey): number =>
  abilityModifier(abilityScores[ability] ?? UNARMORED);

/**
 * 10 plus Dexterity plus the ability of the classes that fight unarmoured; a monk loses theirs with a shield.
 */
function classUnarmored(character: Character, hasShield: boolean): number {
  const added = character.classes.map(({ name }) => {
    const ability = UNARMORED_ABILITIES[foldText(name)];
    return ability === undefined || (ability === "wis" && hasShield) ? 0 : modifierOf(character, ability);
  });
  return UNARMORED + modifierOf(character, "dex") + Math.max(0, ...added);
}

/** What the character has without a suit and a shield. */
function unarmoredClass(character: Character, rule: ArmorClassRule | undefined, hasShield: boolean): number {
  if (rule === undefined) return classUnarmored(character, hasShield);
  const bonus = rule.bonus ?? 0;
  if (rule.withoutShield && hasShield) return UNARMORED + modifierOf(character, "dex") + bonus;
  return rule.abilities.reduce((sum, ability) => sum + modifierOf(character, ability), rule.base + bonus);
}

const dexterityIn = ({ dexterity, limit }: Suit, modifier: number, rule?: ArmorClassRule): number => {
  if (dexterity === "none") return 0;
  if (dexterity === "upToTwo") return Math.min(rule?.mediumDexterity ?? LIMITED_DEXTERITY, modifier);
  return limit === undefined ? modifier : Math.min(limit, modifier);
};

const best = <Worn extends { amount: number }>(worn: readonly Worn[]): Worn[] =>
  [...worn].sort((a, b) => b.amount - a.amount).slice(0, 1);

/**
 * The armor class of a dnd5e character whose sheet gives none: unarmoured, or with the best worn suit, plus
 * the best shield, as far as the character's own rule lets them count. Undefined when Dexterity is unknown.
 * An armor class on the sheet includes the armour already.
 */
export function deriveArmorClass(
  character: Character,
  active: readonly ResolvedItem[],
): DerivedArmorClass | undefined {
  const { abilityScores } = character;
  const rule = armorClassRuleOf(character);
  if (abilityScores.dex === undefined) return undefined;
  const modifier = abilityModifier(abilityScores.dex);
  const worn = active.flatMap(({ id, name, armorClass }) =>
    armorClass ? [{ armorClass, item: { target: "ac" as const, itemId: id, itemName: name } }] : [],
  );
  const shields = worn.flatMap(({ armorClass, item }) =>
    "bonus" in armorClass && rule?.gear !== "none" ? [{ ...item, amount: armorClass.bonus }] : [],
  );
  const unarmored = unarmoredClass(character, rule, shields.length > 0);
  const inSuit = (rule?.bonus ?? 0) + (rule?.armoredBonus ?? 0) - unarmored;
  const suits = worn.flatMap(({ armorClass, item }) =>
    "base" in armorClass && (rule === undefined || rule.gear === "armor")
      ? [{ ...item, amount: armorClass.base + dexterityIn(armorClass, modifier, rule) + inSuit }]
      : [],
  );
  const contributions = [...best(suits), ...best(shields)];
  return { ac: contributions.reduce((sum, { amount }) => sum + amount, unarmored), contributions };
}
