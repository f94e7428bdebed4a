import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { Character } from "../../../sheet/character/character";
import { convertDistance, readUnit } from "../../../sheet/character/speed";
import type { Contribution } from "../../../sheet/equipment/contributions";
import type { Effects } from "../../../sheet/equipment/item";
import { parseBonus } from "../../../sheet/equipment/parseBonus";
import type { ResolvedItem } from "../../../sheet/equipment/resolveItem";
import { armorClassRuleOf } from "../armorClassRule";
import { initiativeBonusOf, proficiencyBonusOf } from "../sheetRolls";
import { equipmentStat, isRaisedRoll, RAISED_STATS, type RaisedStat } from "./raisedStats";

/** The values that equipment can raise: ability scores and stats. */
export type Raised = AbilityKey | RaisedStat;

/** The two kinds of effect: an amount to add, or (`"=19"`) a value to reach. */
type Effect =
  | { readonly kind: "add"; readonly amount: number }
  | { readonly kind: "reach"; readonly value: number };

interface Source {
  readonly id: string;
  readonly name: string;
  readonly bonuses: Bonuses;
}

/** The name shown for the modifiers stored on the character (`stats.equipmentModifiers`). */
const STORED_NAME = "Équipement";

/** The value without equipment; undefined when it is unknown, in which case nothing is added. */
function baseValue(character: Character, target: Raised): number | undefined {
  switch (target) {
    case "ac":
      return armorClassRuleOf(character)?.gear === "none" ? undefined : character.ac;
    case "hp":
      return character.hp?.max;
    case "speed":
      return character.speeds.walk?.value;
    case "initiative":
      return initiativeBonusOf(character);
    case "proficiency":
      return proficiencyBonusOf(character);
    default:
      return isRaisedRoll(target) ? 0 : character.abilityScores[target];
  }
}

type Bonuses = ReadonlyMap<string, readonly (number | string)[]>;

/** The bonuses of a source by what they raise. */
const bonusesOf = ({ ability, stats }: Effects): Bonuses => {
  const bonuses = new Map<string, readonly (number | string)[]>();
  for (const key of ABILITY_KEYS) {
    const bonus = ability[key];
    if (bonus !== undefined) bonuses.set(key, [bonus]);
  }
  for (const [key, bonus] of Object.entries(stats)) {
    const stat = equipmentStat(key);
    if (stat !== undefined) bonuses.set(stat, [...(bonuses.get(stat) ?? []), bonus]);
  }
  return bonuses;
};

const speedIn = (unit: string, bonus: number | string): number => {
  const [, named] = /\d\s*(\p{L}+)/u.exec(String(bonus)) ?? [];
  return convertDistance(parseBonus(bonus), readUnit(named) ?? unit, unit);
};

const effectOf = (character: Character, target: Raised, bonus: number | string): Effect => {
  if (typeof bonus === "string" && bonus.trim().startsWith("="))
    return { kind: "reach", value: parseBonus(bonus) };
  const unit = character.speeds.walk?.unit;
  const isSpeed = target === "speed" && unit !== undefined;
  return { kind: "add", amount: isSpeed ? speedIn(unit, bonus) : parseBonus(bonus) };
};

const effectsOn = (character: Character, target: Raised, sources: readonly Source[]) =>
  sources.flatMap(({ id, name, bonuses }) =>
    (bonuses.get(target) ?? []).map((bonus) => ({
      itemId: id,
      itemName: name,
      effect: effectOf(character, target, bonus),
    })),
  );

const contributionsTo = (
  character: Character,
  target: Raised,
  sources: readonly Source[],
): Contribution[] => {
  const base = baseValue(character, target);
  if (base === undefined) return [];
  const all = effectsOn(character, target, sources);
  const added = all.flatMap(({ effect, ...item }) =>
    effect.kind === "add" && effect.amount !== 0 ? [{ target, ...item, amount: effect.amount }] : [],
  );
  const sum = added.reduce((total, { amount }) => total + amount, base);
  const reached = all
    .flatMap(({ effect, ...item }) =>
      effect.kind === "reach" ? [{ target, ...item, amount: effect.value - sum }] : [],
    )
    .sort((a, b) => b.amount - a.amount)
    .slice(0, 1)
    .filter(({ amount }) => amount > 0);
  return [...added, ...reached];
};

/**
 * What each active item adds to each known value. The modifiers stored on the character apply only while an
 * item is active, and only to values that no active item changes (docs/decisions/equipment-precedence.md).
 */
export function contributionsOf(character: Character, active: readonly ResolvedItem[]): Contribution[] {
  const stored: Source = { id: "", name: STORED_NAME, bonuses: bonusesOf(character.equipmentModifiers) };
  const sources = active.map(({ id, name, effects }) => ({ id, name, bonuses: bonusesOf(effects) }));
  return [...ABILITY_KEYS, ...RAISED_STATS].flatMap((target) => {
    const speaking = sources.filter(({ bonuses }) => bonuses.has(target));
    const isStored = speaking.length === 0 && active.length > 0;
    return contributionsTo(character, target, isStored ? [stored] : speaking);
  });
}

/** The sum of the contributions to a value. */
export function totalTo(contributions: readonly Contribution[], target: Raised): number {
  return contributions.reduce((sum, { target: to, amount }) => (to === target ? sum + amount : sum), 0);
}
