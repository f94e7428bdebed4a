import { withoutAbsent } from "../../values/reading/values";
import type { SystemId } from "../../values/systemIds";
import type { AbilityKey } from "../character/abilities";
import { type ArmorClass, type Damage, type Effects, type ItemQuantity, NO_EFFECTS } from "./item";
import type { ItemFacts } from "./itemFacts";
import { type ReadItem, UNNAMED_ITEM } from "./normaliseItem";
import { hasEffects } from "./readEffects";

/** The item of an inventory entry, as it is for one character in one system. */
export interface ResolvedItem {
  id: string;
  name: string;
  summary?: string;
  description?: string;
  category?: string;
  rarity?: string;
  cost?: ItemQuantity;
  weight?: ItemQuantity;
  damage?: Damage;
  armorClass?: ArmorClass;
  attackAbilities?: readonly AbilityKey[];
  proficient?: boolean;
  plainDamage?: boolean;
  properties: readonly string[];
  traits: readonly string[];
  tags: readonly string[];
  requiresAttunement: boolean;
  effects: Effects;
  fields: Readonly<Record<string, string | number | boolean>>;
}

/** The fields of an inventory entry that describe its item. */
export interface ItemSources {
  itemId: string;
  customName?: string;
  overrides?: ItemFacts;
  snapshot?: ItemFacts;
  properties: readonly string[];
  tags: readonly string[];
}

/** An item always has lists and effects; empty ones count as missing, so that the snapshot's are used. */
const withoutEmpty = (item: ReadItem | undefined): ItemFacts | undefined => {
  if (item === undefined) return undefined;
  const {
    id: _,
    systems: _systems,
    systemProfiles: _profiles,
    properties,
    tags,
    effects,
    name,
    unnamed,
    ...facts
  } = item;
  return {
    ...facts,
    ...(!unnamed && { name }),
    ...(properties.length > 0 && { properties }),
    ...(tags.length > 0 && { tags }),
    ...(hasEffects(effects) && { effects }),
  };
};

const firstGiven = <Key extends keyof ItemFacts>(
  layers: readonly (ItemFacts | undefined)[],
  key: Key,
): ItemFacts[Key] => layers.find((layer) => layer?.[key] !== undefined)?.[key];

const union = (...lists: readonly (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/**
 * Combines the sources of an item, in the order of docs/decisions/equipment-precedence.md: the entry's
 * overrides, the item's profile for this system, the item itself, the entry's snapshot. The entry's custom
 * name takes precedence over any name; its own properties and tags are added to those of the item, and
 * `fields` are merged. Effects are taken as a whole from the first source that has some, never added up, so
 * that none counts twice.
 *
 * `item` is undefined when it could not be loaded or no longer exists: the snapshot is used then.
 */
export function resolveItem(entry: ItemSources, item: ReadItem | undefined, system: SystemId): ResolvedItem {
  const profile = item?.systemProfiles[system];
  const layers: readonly (ItemFacts | undefined)[] = [
    entry.overrides,
    profile,
    withoutEmpty(item),
    entry.snapshot,
  ];
  const said = <Key extends keyof ItemFacts>(key: Key) => firstGiven(layers, key);
  const optional = withoutAbsent({
    summary: said("summary"),
    description: said("description"),
    category: said("category"),
    rarity: said("rarity"),
    cost: said("cost"),
    weight: said("weight"),
    damage: said("damage"),
    armorClass: said("armorClass"),
    attackAbilities: said("attackAbilities"),
    proficient: said("proficient"),
    plainDamage: said("plainDamage"),
  });
  return {
    ...optional,
    id: entry.itemId,
    name: entry.customName ?? said("name") ?? UNNAMED_ITEM,
    properties: union(said("properties"), entry.properties),
    traits: said("traits") ?? [],
    tags: union(said("tags"), entry.tags),
    requiresAttunement: said("requiresAttunement") ?? false,
    effects: said("effects") ?? NO_EFFECTS,
    fields: Object.assign({}, ...layers.map((layer) => layer?.fields).reverse()),
  };
}
