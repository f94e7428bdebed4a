import { equipmentStat } from "../../../games/dnd5e/equipment/raisedStats";
import { strengthAsked } from "../../../games/dnd5e/equipment/suits";
import { isFinesse } from "../../../games/dnd5e/finesse";
import {
  foundryCoin,
  foundryDamageType,
  foundryProperty,
  foundrySkill,
} from "../../../games/dnd5e/vocabulary";
import type { AbilityKey } from "../../../sheet/character/abilities";
import { SKILL_KEYS } from "../../../sheet/character/skills";
import type { Effects } from "../../../sheet/equipment/item";
import { isArmor, isRanged, isWeapon } from "../../../sheet/equipment/itemKind";
import { parseBonus } from "../../../sheet/equipment/parseBonus";
import type { ResolvedItem } from "../../../sheet/equipment/resolveItem";
import type { InventoryEntry } from "../../../sheet/inventory/inventoryEntry";

/** Foundry's numbers of what a change does. */
const ADD = 2;
const UPGRADE = 4;

export interface ExportedChange {
  readonly key: string;
  readonly mode: number;
  readonly value: string;
}

const STAT_KEYS: Readonly<Record<string, string>> = {
  ac: "system.attributes.ac.bonus",
  hp: "system.attributes.hp.bonuses.overall",
  speed: "system.attributes.movement.walk",
  initiative: "system.attributes.init.bonus",
  proficiency: "system.attributes.prof",
  saves: "system.bonuses.abilities.save",
  checks: "system.bonuses.abilities.check",
  skills: "system.bonuses.abilities.skill",
};

const keyOf = (stat: string): string | undefined => {
  const [, save] = /^save (\w+)$/.exec(stat) ?? [];
  if (save !== undefined) return `system.abilities.${save}.bonuses.save`;
  const skill = SKILL_KEYS.find((key) => key === stat);
  if (skill !== undefined) return `system.skills.${foundrySkill(skill)}.bonuses.check`;
  return Object.hasOwn(STAT_KEYS, stat) ? STAT_KEYS[stat] : undefined;
};

const change = (key: string, bonus: number | string): ExportedChange => ({
  key,
  mode: typeof bonus === "string" && bonus.trim().startsWith("=") ? UPGRADE : ADD,
  value: String(parseBonus(bonus)),
});

/** The changes of Foundry that an item's effects are; granted actions have none. */
function changesOf({ ability, stats }: Effects): ExportedChange[] {
  const raised = Object.entries(stats).flatMap(([name, bonus]) => {
    const stat = equipmentStat(name);
    const key = stat === undefined ? undefined : keyOf(stat);
    return key === undefined ? [] : [change(key, bonus)];
  });
  const scores = Object.entries(ability).map(([key, bonus]) =>
    change(`system.abilities.${key}.value`, bonus ?? 0),
  );
  return [...scores, ...raised];
}

export const exportedEffect = (name: string, changes: readonly ExportedChange[]): object => ({
  name,
  changes,
  disabled: false,
  transfer: true,
});

type ModifierOf = (key: AbilityKey) => number;

const own = ({ effects }: ResolvedItem, stat: "attack" | "damage"): number =>
  Object.entries(effects.stats)
    .filter(([key]) => equipmentStat(key) === stat)
    .reduce((sum, [, bonus]) => sum + parseBonus(bonus), 0);

/** `"1d8"` as Foundry stores dice; anything else is a formula. */
const dicePart = (dice: string, type?: string): object => {
  const [, number, denomination] = /^(\d+)d(\d+)$/.exec(dice) ?? [];
  const types = type === undefined ? [] : [foundryDamageType(type)];
  if (number === undefined) return { types, custom: { enabled: true, formula: dice } };
  return { number: Number(number), denomination: Number(denomination), types, custom: { enabled: false } };
};

/** Foundry adds the ability's modifier to dice by itself, to a number only where the formula names it. */
const withModifier = (dice: string, isPlain: boolean): string =>
  isPlain || /d\d/.test(dice) ? dice : `${dice} + @mod`;

const damageOf = ({ damage, plainDamage }: ResolvedItem): object | undefined =>
  damage && {
    base: dicePart(withModifier(damage.dice, plainDamage === true), damage.type),
    ...(damage.versatileDice !== undefined && { versatile: dicePart(damage.versatileDice) }),
  };

/** The abilities that a weapon may strike with. */
const abilitiesOf = (item: ResolvedItem): readonly AbilityKey[] => {
  if (item.attackAbilities !== undefined && item.attackAbilities.length > 0) return item.attackAbilities;
  if (isFinesse(item)) return ["str", "dex"];
  return [isRanged(item) ? "dex" : "str"];
};

/**
 * What an attack goes by: the best of its abilities where it names some; none, and a bonus that holds the
 * modifier, where the damage has none.
 */
const attackOf = (item: ResolvedItem, bonus: number, modifierOf: ModifierOf): object => {
  const abilities = abilitiesOf(item);
  const added = bonus === 0 ? [] : [String(bonus)];
  if (item.plainDamage === true) {
    const best = `max(${abilities.map((key) => `@abilities.${key}.mod`).join(", ")})`;
    return { ability: "none", bonus: [best, ...added].join(" + ") };
  }
  const best = abilities.reduce((found, key) => (modifierOf(key) > modifierOf(found) ? key : found));
  return { ability: item.attackAbilities === undefined ? "" : best, bonus: added.join("") };
};

const DEXTERITY = { full: null, upToTwo: 2, none: 0 } as const;
const SUIT_KINDS = { full: "light", upToTwo: "medium", none: "heavy" } as const;

const armorOf = ({ armorClass, properties }: ResolvedItem): object => {
  if (armorClass === undefined) return {};
  if ("bonus" in armorClass)
    return { type: { value: "shield" }, armor: { value: armorClass.bonus, dex: null } };
  const { base, dexterity, limit } = armorClass;
  return {
    type: { value: SUIT_KINDS[dexterity] },
    armor: { value: base, dex: limit ?? DEXTERITY[dexterity] },
    strength: strengthAsked({ properties }) ?? null,
  };
};

/** Foundry has the number in a field of its own. */
const STRENGTH = /^Force \d+$/;

const weaponOf = (item: ResolvedItem, modifierOf: ModifierOf): object => {
  const attack = own(item, "attack");
  const magic = own(item, "damage");
  const isVersatile = item.damage?.versatileDice !== undefined;
  const codes = item.properties.map(foundryProperty);
  const added = [...(isVersatile ? ["ver"] : []), ...(magic !== 0 ? ["mgc"] : [])];
  const activity = {
    type: "attack",
    attack: attackOf(item, attack - magic, modifierOf),
    damage: {
      includeBase: true,
      parts: (item.damage?.more ?? []).map(({ dice, type }) => dicePart(dice, type)),
    },
  };
  return {
    type: { value: isRanged(item) ? "martialR" : "martialM" },
    proficient: item.proficient === false ? 0 : 1,
    damage: damageOf(item),
    properties: [...new Set([...codes, ...added])],
    magicalBonus: magic === 0 ? null : String(magic),
    activities: { dnd5eactivity000: activity },
  };
};

/**
 * A carried item as Foundry stores it, with what it adds as an active effect; `modifierOf` are the modifiers of
 * its bearer.
 */
export function exportedItem(entry: InventoryEntry, item: ResolvedItem, modifierOf: ModifierOf): object {
  const weapon = isWeapon(item);
  const changes = changesOf(item.effects);
  return {
    _id: entry.itemId,
    name: item.name,
    type: weapon ? "weapon" : isArmor(item) ? "equipment" : "loot",
    system: {
      description: { value: item.description ?? "" },
      quantity: typeof entry.quantity === "number" ? entry.quantity : 1,
      equipped: entry.equipped,
      attuned: entry.attuned,
      attunement: item.requiresAttunement ? "required" : "",
      rarity: item.rarity ?? "",
      weight: item.weight && { value: item.weight.value, units: item.weight.unit },
      price: item.cost && { value: item.cost.value, denomination: foundryCoin(item.cost.unit) },
      properties: item.properties.filter((word) => !STRENGTH.test(word)).map(foundryProperty),
      ...(weapon ? weaponOf(item, modifierOf) : armorOf(item)),
    },
    effects: changes.length === 0 ? [] : [exportedEffect(item.name, changes)],
  };
}
