import type { AbilityKey } from "../../sheet/character/abilities";
import type { Action } from "../../sheet/character/actions";
import type { Character } from "../../sheet/character/character";
import type { Damage } from "../../sheet/equipment/item";
import { isRanged } from "../../sheet/equipment/itemKind";
import { ownBonus } from "../../sheet/equipment/ownBonus";
import type { ResolvedItem } from "../../sheet/equipment/resolveItem";
import { isFinesse } from "./finesse";
import { abilityModifierOf, proficiencyBonusOf } from "./sheetRolls";
import { weaponBonusesIn } from "./weaponBonuses";

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

/** The attack and damage of a weapon: the ability that leads it, proficiency, and what the character adds. */
export const weaponRolls = (
  character: Character,
  item: ResolvedItem,
): Pick<Action, "attackBonus" | "damage" | "strike"> => {
  const lead = leadOf(character, item);
  const modifier = lead?.modifier;
  const bonus = weaponBonusesIn(character)?.[isRanged(item) ? "ranged" : "melee"];
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
