import { type Fields, fieldName, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { PROSE_LENGTH, readBoolean, readList, readNameList, readText } from "../../values/reading/values";
import { isSystemId, type SystemId } from "../../values/systemIds";
import { readNumber } from "../../values/text/readNumber";
import { type ItemFacts, readItemFacts } from "../equipment/itemFacts";
import { normaliseItemIds } from "./itemIds";

/** An entry of an inventory (product §3 "Inventory entry"). */
export interface InventoryEntry {
  itemId: string;
  itemSystem?: SystemId;
  /** A number, or a text for uncounted things: `"une poignée"`. */
  quantity: number | string;
  equipped: boolean;
  attuned: boolean;
  slot?: string;
  customName?: string;
  notes?: string;
  /** The item's fields that the owner changed. */
  overrides?: ItemFacts;
  /** The item's fields when it was added, used when the item cannot be loaded. */
  snapshot?: ItemFacts;
  properties: readonly string[];
  tags: readonly string[];
}

/** As it comes to somebody: neither worn nor attuned. */
export const unworn = ({ slot: _, ...entry }: InventoryEntry): InventoryEntry => ({
  ...entry,
  equipped: false,
  attuned: false,
});

/** A character's entries, and the ids of its equipped and attuned items (product §3 "Character stats"). */
export interface Inventory {
  inventoryItems: readonly InventoryEntry[];
  equippedItemIds: readonly string[];
  attunedItemIds: readonly string[];
}

/** The most of one thing (product §5). */
export const MAX_QUANTITY = 1_000_000_000;
const QUANTITY_LENGTH = 80;

const ID_NAMES = ["itemId", "id", "_id", "ref"];
const ENTRY_NAMES = ["properties", "proprietes"];

/** Product §5: at least 0 for a number, else a text; 1 when missing. */
export function readQuantity(raw: unknown): number | string {
  const quantity = readNumber(raw);
  if (quantity !== undefined) return Math.min(MAX_QUANTITY, Math.max(0, quantity));
  return (typeof raw === "string" ? readText(raw, QUANTITY_LENGTH) : undefined) ?? 1;
}

/** An id for something that has only a name: `"libre-corde-de-chanvre"`. */
const idFromName = (name: string): string => `libre-${fieldName(name) || "objet"}`;

const readItemId = (raw: unknown): string | undefined => readText(isRecord(raw) ? undefined : raw, 128);

const readFacts = (raw: unknown): ItemFacts | undefined => {
  const facts = readItemFacts(raw);
  return Object.keys(facts).length > 0 ? facts : undefined;
};

/**
 * The item's fields of an entry without snapshot, from an embedded `item` or from the entry itself.
 * Properties and tags belong to the entry, wherever they are stored.
 */
const readOwnFacts = (fields: Fields, embedded: unknown): ItemFacts | undefined => {
  if (isRecord(embedded)) return readFacts(embedded);
  const own = new Map([...fields].filter(([name]) => !ENTRY_FIELDS.has(name)));
  return readFacts(Object.fromEntries(own));
};

const ENTRY_FIELDS = new Set(
  [
    "customName",
    "notes",
    "overrides",
    "snapshot",
    "properties",
    "proprietes",
    "tags",
    "etiquettes",
    "slot",
    "fields",
  ].map(fieldName),
);

const readSystem = (raw: unknown): SystemId | undefined => {
  const system = readText(raw)?.toLowerCase();
  return isSystemId(system) ? system : undefined;
};

type Lists = { readonly equipped: ReadonlySet<string>; readonly attuned: ReadonlySet<string> };

const readNamedEntry = (text: string, lists: Lists): InventoryEntry => {
  // A text with a space is a name, one without is an id.
  const itemId = /\s/.test(text) ? idFromName(text) : text.slice(0, 128);
  return {
    itemId,
    quantity: 1,
    equipped: lists.equipped.has(itemId),
    attuned: lists.attuned.has(itemId),
    ...(itemId !== text && { snapshot: { name: text } }),
    properties: [],
    tags: [],
  };
};

/**
 * Reads an entry from an object, an id or a name. The lists apply to entries that do not say whether they are
 * equipped or attuned.
 */
const readEntry = (raw: unknown, lists: Lists): InventoryEntry | undefined => {
  if (!isRecord(raw)) {
    const text = readText(raw);
    return text === undefined ? undefined : readNamedEntry(text, lists);
  }
  const fields = fieldsOf(raw);
  const embedded = pick(fields, ["item", "objet"]);
  const snapshot = readFacts(pick(fields, ["snapshot"])) ?? readOwnFacts(fields, embedded);
  const overrides = readFacts(pick(fields, ["overrides"]));
  const customName = readText(pick(fields, ["customName", "nomPersonnalise"]));
  const name = customName ?? overrides?.name ?? snapshot?.name;
  const itemId =
    readItemId(pick(fields, ID_NAMES)) ??
    readItemId(embedded) ??
    readItemId(pick(fieldsOf(embedded), ID_NAMES)) ??
    (name === undefined ? undefined : idFromName(name));
  if (itemId === undefined) return undefined;
  const itemSystem = readSystem(pick(fields, ["itemSystem", "system"]));
  const slot = readText(pick(fields, ["slot", "emplacement"]));
  const notes = readText(pick(fields, ["notes", "note"]), PROSE_LENGTH);
  return {
    itemId,
    ...(itemSystem && { itemSystem }),
    quantity: readQuantity(pick(fields, ["quantity", "quantite", "qty", "count"])),
    equipped: readBoolean(pick(fields, ["equipped", "isEquipped", "equipe"])) ?? lists.equipped.has(itemId),
    attuned: readBoolean(pick(fields, ["attuned", "isAttuned", "harmonise"])) ?? lists.attuned.has(itemId),
    ...(slot !== undefined && { slot }),
    ...(customName !== undefined && { customName }),
    ...(notes !== undefined && { notes }),
    ...(overrides && { overrides }),
    ...(snapshot && { snapshot }),
    properties: readNameList(pick(fields, ENTRY_NAMES)),
    tags: readNameList(pick(fields, ["tags", "etiquettes"])),
  };
};

/** An inventory with the lists of equipped and attuned ids that follow from its entries. */
export function inventoryOf(inventoryItems: readonly InventoryEntry[]): Inventory {
  const idsOf = (entries: readonly InventoryEntry[]) => normaliseItemIds(entries.map(({ itemId }) => itemId));
  return {
    inventoryItems,
    equippedItemIds: idsOf(inventoryItems.filter(({ equipped }) => equipped)),
    attunedItemIds: idsOf(inventoryItems.filter(({ attuned }) => attuned)),
  };
}

/**
 * Reads an inventory from its three raw lists; never throws. Items that are only in a list of equipped or
 * attuned ids get an entry.
 */
export function readInventory(items: unknown, equippedItemIds: unknown, attunedItemIds: unknown): Inventory {
  const lists = {
    equipped: new Set(normaliseItemIds(equippedItemIds)),
    attuned: new Set(normaliseItemIds(attunedItemIds)),
  };
  const entries = readList(items).flatMap((raw) => readEntry(raw, lists) ?? []);
  const carried = new Set(entries.map(({ itemId }) => itemId));
  const missing = [...lists.equipped, ...lists.attuned].filter((id) => !carried.has(id));
  return inventoryOf([
    ...entries,
    ...[...new Set(missing)].map((id) => ({
      itemId: id,
      quantity: 1,
      equipped: lists.equipped.has(id),
      attuned: lists.attuned.has(id),
      properties: [],
      tags: [],
    })),
  ]);
}
