import { fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { readNameList, readText } from "../../values/reading/values";
import { isSystemId, type SystemId } from "../../values/systemIds";
import { type Item, NO_EFFECTS, type SystemProfile } from "./item";
import { type ItemFacts, readItemFacts } from "./itemFacts";

/** Shown for an item without a name. */
export const UNNAMED_ITEM = "Objet sans nom";

const readSystems = (raw: unknown): SystemId[] =>
  readNameList(raw)
    .map((name) => name.toLowerCase())
    .filter(isSystemId);

const asProfile = ({
  name: _,
  rarity: _rarity,
  cost: _cost,
  weight: _weight,
  tags: _tags,
  attackAbilities: _abilities,
  proficient: _proficient,
  plainDamage: _plain,
  ...facts
}: ItemFacts): SystemProfile => ({
  fields: facts.fields ?? {},
  ...(facts.effects && { effects: facts.effects }),
  ...(facts.category !== undefined && { category: facts.category }),
  ...(facts.damage && { damage: facts.damage }),
  ...(facts.properties && { properties: facts.properties }),
  ...(facts.traits && { traits: facts.traits }),
  ...(facts.summary !== undefined && { summary: facts.summary }),
  ...(facts.description !== undefined && { description: facts.description }),
});

const readProfiles = (raw: unknown): Item["systemProfiles"] => {
  const profiles: Item["systemProfiles"] = {};
  for (const [key, profile] of isRecord(raw) ? Object.entries(raw).slice(0, 20) : []) {
    const system = key.trim().toLowerCase();
    if (isSystemId(system) && isRecord(profile)) profiles[system] ??= asProfile(readItemFacts(profile));
  }
  return profiles;
};

/** An item as it was read; `unnamed` where its name is what is shown instead of one. */
export type ReadItem = Item & { readonly unnamed?: true };

/**
 * An item from anything that has an id (product §3 "Item"): of a catalogue, homebrew, or another tool. Never
 * throws; undefined without an id.
 */
export function normaliseItem(raw: unknown): ReadItem | undefined {
  const fields = fieldsOf(raw);
  const id = readText(pick(fields, ["id", "itemId", "_id"]), 128);
  if (id === undefined) return undefined;
  const read = readItemFacts(raw);
  const {
    fields: _,
    attackAbilities: _abilities,
    proficient: _known,
    plainDamage: _plain,
    traits,
    ...facts
  } = read;
  const systems = readSystems(pick(fields, ["systems", "system", "systeme"]));
  return {
    ...facts,
    id,
    ...(facts.name === undefined || pick(fields, ["unnamed"]) === true
      ? { name: UNNAMED_ITEM, unnamed: true }
      : { name: facts.name }),
    properties: [...new Set([...(facts.properties ?? []), ...(traits ?? [])])],
    tags: facts.tags ?? [],
    systems: [...new Set(systems)],
    requiresAttunement: facts.requiresAttunement ?? false,
    effects: facts.effects ?? NO_EFFECTS,
    systemProfiles: readProfiles(pick(fields, ["systemProfiles", "profiles"])),
  };
}

/** The readable items of a list, the first one of each id. */
export function normaliseItems(raw: unknown): Item[] {
  const items = new Map<string, Item>();
  for (const entry of Array.isArray(raw) ? raw : []) {
    const item = normaliseItem(entry);
    if (item !== undefined && !items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}
