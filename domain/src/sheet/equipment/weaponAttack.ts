import { impactOf } from "../../games/cthulhu/sheet";
import { fieldName } from "../../values/reading/fields";
import type { AbilityKey } from "../character/abilities";
import type { Action, ActionWeapon } from "../character/actions";
import type { Character } from "../character/character";
import { abilityModifierOf, proficiencyBonusOf } from "../character/sheetRolls";
import type { Damage } from "./item";
import { isFinesse, isRanged } from "./itemKind";
import { parseBonus } from "./parseBonus";
import type { ResolvedItem } from "./resolveItem";
import { equipmentStat } from "./statKeys";

/** Dice or points, not a bonus ("+2") or a text. */
const DAMAGE = /^\d/;

interface Lead {
  readonly ability: AbilityKey;
  readonly modifier: number;
}

/**
 * What leads a weapon's attack: the best of its own abilities if it names some; else the better of the two with
 * finesse, Dexterity for ranged weapons, Strength for others. Strength where it is as good as another.
 */
const leadOf = (character: Character, item: ResolvedItem): Lead | undefined => {
  const bestOf = (keys: readonly AbilityKey[]): Lead | undefined =>
    keys
      .flatMap((ability): Lead[] => {
        const modifier = abilityModifierOf(character, ability);
        return modifier === undefined ? [] : [{ ability, modifier }];
      })
      .sort(
        (one, other) =>
          other.modifier - one.modifier || Number(other.ability === "str") - Number(one.ability === "str"),
      )[0];
  const own = bestOf(item.attackAbilities ?? []);
  if (own) return own;
  if (isFinesse(item)) return bestOf(["str", "dex"]);
  return bestOf([isRanged(item) ? "dex" : "str"]);
};

/** The rarities of things without magic. */
const ORDINARY = ["courant", "commun", "common", "ordinaire", "none"];

const ownBonus = (item: ResolvedItem, stat: "attack" | "damage"): number =>
  Object.entries(item.effects.stats)
    .filter(([key]) => equipmentStat(key) === stat)
    .reduce((sum, [, bonus]) => sum + parseBonus(bonus), 0);

/** `"1d8"` and 3 is `"1d8+3"`; a number at the end is counted in: `"1d8+1"` and 3 is `"1d8+4"`. */
const withModifier = (dice: string, modifier: number): string => {
  if (modifier === 0 || !DAMAGE.test(dice)) return dice;
  const [, start = dice, written = "0"] = /^(.*d\d+)\s*([+-]\s*\d+)$/.exec(dice) ?? [];
  const sum = Number(written.replace(/\s+/g, "")) + modifier;
  if (sum === 0) return start;
  return sum < 0 ? `${start}${sum}` : `${start}+${sum}`;
};

const raisedDamage = (
  { dice, versatileDice, ...damage }: Damage,
  modifier: number,
  added: string | undefined,
): Damage => {
  const raised = (own: string) => {
    const whole = withModifier(own, modifier);
    return added === undefined || !DAMAGE.test(own) ? whole : `${whole}+${added}`;
  };
  return {
    ...damage,
    dice: raised(dice),
    ...(versatileDice !== undefined && { versatileDice: raised(versatileDice) }),
  };
};

const dnd5eRolls = (
  character: Character,
  item: ResolvedItem,
): Pick<Action, "attackBonus" | "damage" | "strike"> => {
  const lead = leadOf(character, item);
  const modifier = lead?.modifier;
  const bonus = character.weaponBonuses?.[isRanged(item) ? "ranged" : "melee"];
  const strength = item.plainDamage === true ? 0 : (modifier ?? 0);
  const points = strength + ownBonus(item, "damage") + (bonus?.damage ?? 0);
  const damage = item.damage && raisedDamage(item.damage, points, bonus?.dice);
  if (lead === undefined || modifier === undefined) return damage ? { damage } : {};
  // Characters are assumed to be proficient with their weapons, unless an import knows that they are not.
  const proficiency = item.proficient === false ? 0 : (proficiencyBonusOf(character) ?? 0);
  const attackBonus = modifier + proficiency + ownBonus(item, "attack") + (bonus?.attack ?? 0);
  const strike = { ability: lead.ability, melee: !isRanged(item) };
  return { attackBonus, ...(damage && { damage }), strike };
};

/** Whether it counts as magic: it says so, has a bonus, or is rarer than what shops sell. */
const isMagical = (item: ResolvedItem): boolean =>
  [...item.properties, ...item.tags].some((word) => fieldName(word).startsWith("magi")) ||
  (item.rarity !== undefined && !ORDINARY.includes(fieldName(item.rarity))) ||
  ownBonus(item, "attack") !== 0 ||
  ownBonus(item, "damage") !== 0;

const weaponOf = (item: ResolvedItem): ActionWeapon => ({
  id: item.id,
  name: item.name,
  ...(item.category !== undefined && { category: item.category }),
  ...(item.damage && { dice: item.damage.dice }),
  properties: item.properties,
  tags: item.tags,
  fields: item.fields,
  magical: isMagical(item),
});

/** "impact" in the damage of a melee weapon, in the words of this product and of others. */
export const IMPACT = /\s*\+\s*(?:impact|bonus aux d[ée]g[âa]ts|bd|db)(?!\p{L})/giu;

/**
 * Damage with "impact" in its words replaced by the wielder's own: `"1d6+impact"` is `"1d6+1d4"`, `"1d6-1"` or
 * `"1d6"`; unchanged in other games, and while the wielder's is not known.
 */
export function withImpact(character: Character, damage: Damage): Damage {
  const impact = character.system === "cthulhu" ? impactOf(character) : undefined;
  if (impact === undefined) return damage;
  return { ...damage, dice: damage.dice.replace(IMPACT, impact === "0" ? "" : impact) };
}

/** The damage of a game that rolls pools or percentages to hit. */
const plainRolls = (character: Character, { damage }: ResolvedItem): Pick<Action, "damage"> =>
  damage === undefined ? {} : { damage: withImpact(character, damage) };

/**
 * Product §4: the action that an equipped weapon-like item grants, with the weapon itself, which the other
 * games' rules make an attack of (`actionRolls`).
 */
export function weaponAttack(character: Character, item: ResolvedItem): Action {
  const name = `Attaquer avec ${item.name}`;
  const rolls = character.system === "dnd5e" ? dnd5eRolls(character, item) : plainRolls(character, item);
  const description = item.properties.join(", ");
  return {
    name,
    ...(description !== "" && { description }),
    ...rolls,
    grantedBy: item.name,
    weapon: weaponOf(item),
  };
}
