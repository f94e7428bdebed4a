import { type ItemFacts, readItemFacts } from "../equipment/itemFacts";
import { type Fields, fieldName, fieldsOf, isRecord, pick } from "../reading/fields";
import { PROSE_LENGTH, readBoolean, readList, readNameList, readText } from "../reading/values";
import { isSystemId, type SystemId } from "../systems/systemIds";
import { readNumber } from "../text/readNumber";
import { normaliseItemIds } from "./itemIds";

/** One line of an inventory (product §3 "Inventory entry"). */
export interface InventoryEntry {
  itemId: string;
  itemSystem?: SystemId;
  /** A number, or words where nobody counts: `"une poignée"`. */
  quantity: number | string;
  equipped: boolean;
  attuned: boolean;
  slot?: string;
  customName?: string;
  notes?: string;
  /** What its owner changed of the item. */
  overrides?: ItemFacts;
  /** What the item was when it was picked up; it speaks where the item itself cannot be loaded. */
  snapshot?: ItemFacts;
  properties: readonly string[];
  tags: readonly string[];
}

/** What a character carries, and the lists of what it wears and is attuned to (product §3 "Character stats"). */
export interface Inventory {
  inventoryItems: readonly InventoryEntry[];
  equippedItemIds: readonly string[];
  attunedItemIds: readonly string[];
}

const MAX_QUANTITY = 1_000_000_000;
const QUANTITY_LENGTH = 80;

const ID_NAMES = ["itemId", "id", "_id", "ref"];
const ENTRY_NAMES = ["properties", "proprietes"];

/** Product §5: at least 0, numeric where it is a number, words otherwise; 1 where nothing is said. */
export function readQuantity(raw: unknown): number | string {
  const quantity = readNumber(raw);
  if (quantity !== undefined) return Math.min(MAX_QUANTITY, Math.max(0, quantity));
  return (typeof raw === "string" ? readText(raw, QUANTITY_LENGTH) : undefined) ?? 1;
}

/** The id of something that has only a name: `"libre-corde-de-chanvre"`. */
const idFromName = (name: string): string => `libre-${fieldName(name) || "objet"}`;

const readItemId = (raw: unknown): string | undefined => readText(isRecord(raw) ? undefined : raw, 128);

const readFacts = (raw: unknown): ItemFacts | undefined => {
  const facts = readItemFacts(raw);
  return Object.keys(facts).length > 0 ? facts : undefined;
};

/**
 * What an entry without snapshot says of its item, in an embedded `item` or in fields of its own. Properties and tags
 * are the entry's, wherever they come from.
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
  // A text with a space in it is a name, one without is an id.
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

/** An entry out of an object, an id or a name; the lists decide for entries that do not say whether they are worn. */
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

/** The worn and attuned lists that a list of entries stands for. */
export function inventoryOf(inventoryItems: readonly InventoryEntry[]): Inventory {
  const idsOf = (entries: readonly InventoryEntry[]) => normaliseItemIds(entries.map(({ itemId }) => itemId));
  return {
    inventoryItems,
    equippedItemIds: idsOf(inventoryItems.filter(({ equipped }) => equipped)),
    attunedItemIds: idsOf(inventoryItems.filter(({ attuned }) => attuned)),
  };
}

/**
 * An inventory out of its three raw lists; never throws. Items that are only named in a list of worn or attuned ones
 * get an entry of their own.
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
