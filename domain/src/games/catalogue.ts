import type { Item } from "../sheet/equipment/item";
import { SYSTEM_IDS, type SystemId } from "../values/systemIds";
import { compareFrench } from "../values/text/compareFrench";
import { foldText } from "../values/text/foldText";
import { ITEMS } from "./registry/items";

const officialById: ReadonlyMap<string, Item> = new Map(
  SYSTEM_IDS.flatMap((system) => ITEMS[system].map((item) => [item.id, item] as const)),
);

/** The official items of a system, grouped by category. They are code, and cost no read. */
export function officialItems(system: SystemId): readonly Item[] {
  return ITEMS[system];
}

/** @example findOfficialItem("dnd5e-epee-longue")?.name // "Épée longue" */
export function findOfficialItem(id: string): Item | undefined {
  return officialById.get(id);
}

/**
 * The items that contain every word of `query` in their name, category, rarity, tags or summary, ignoring
 * accents and case: first names that begin with it, then names that contain it, then the others, each in
 * French order. A blank query gives all items, in French order.
 */
export function searchItems(items: readonly Item[], query: string): Item[] {
  const sought = foldText(query);
  const words = sought.split(" ");
  return items
    .filter((item) => words.every((word) => searchableText(item).includes(word)))
    .map((item) => ({ item, rank: nameRank(foldText(item.name), sought) }))
    .sort((a, b) => a.rank - b.rank || compareFrench(a.item.name, b.item.name))
    .map(({ item }) => item);
}

function searchableText({ name, category = "", rarity = "", summary = "", tags }: Item): string {
  return foldText([name, category, rarity, summary, ...tags].join(" "));
}

function nameRank(name: string, sought: string): number {
  if (name.startsWith(sought)) return 0;
  return name.includes(sought) ? 1 : 2;
}
