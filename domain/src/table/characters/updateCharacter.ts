import type { CharacterDocument } from "../../documents/character";
import { powersSchema } from "../../game/powers/power";
import { spellbookSchema } from "../../games/dnd5e/spells/spellbook";
import { portraitsIn, withoutOtherPaths } from "../../sheet/character/avatar";
import type { RawFields } from "../../sheet/character/character";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { type Inventory, inventoryOf, readInventory } from "../../sheet/inventory/inventoryEntry";
import { normaliseItemIds } from "../../sheet/inventory/itemIds";
import { AppError } from "../../values/errors";
import { isOwnPortrait } from "../../values/portraits/portrait";
import { fieldsOf, pick } from "../../values/reading/fields";
import { MAX_ENTRIES, PROSE_LENGTH } from "../../values/reading/values";
import { requireStorable } from "../../values/storable";
import { numberText } from "../../values/text/typedNumber";
import type { Table } from "../campaign/authority";
import { mayViewCharacter } from "./viewCharacter";

/**
 * The body of `updateCharacter` (product §7): the stats fields to replace, and the version at which they were
 * read.
 */
export interface CharacterSave extends RawFields {
  readonly version?: number | undefined;
  readonly inventoryItems?: readonly unknown[] | undefined;
  readonly equippedItemIds?: readonly string[] | undefined;
  readonly attunedItemIds?: readonly string[] | undefined;
  /** Of D&D: `systems/dnd5e/spells/spellbook`. */
  readonly spellbook?: unknown;
  /** Of the other games: `systems/powers/power`. */
  readonly powers?: unknown;
  /** A portrait that we keep (`createPortrait`), or none; it stands in `data`, as the Forge stores it. */
  readonly avatarUrl?: unknown;
}

const BESIDE_VALUES = new Set([
  "version",
  "inventoryItems",
  "equippedItemIds",
  "attunedItemIds",
  "spellbook",
  "powers",
  "avatarUrl",
]);

/** Whether a save leaves the values that dice gave: it changes the inventory, spells, powers or portrait only. */
export const keepsRolledValues = (save: CharacterSave): boolean =>
  Object.keys(save).every((field) => BESIDE_VALUES.has(field));

const PORTRAIT_REFUSED = "Ce portrait ne peut pas être enregistré.";

const invalid = (sentence: string) => new AppError("invalid-input", { sentence });

/** Refuses texts that reading would cut, so that none is shortened unnoticed. */
function requireLengths(entries: readonly unknown[]): void {
  if (entries.length > MAX_ENTRIES) {
    throw invalid(`L'inventaire ne doit pas dépasser ${numberText(MAX_ENTRIES)} objets.`);
  }
  for (const entry of entries) {
    const notes = pick(fieldsOf(entry), ["notes", "note"]);
    if (typeof notes === "string" && notes.trim().length > PROSE_LENGTH) {
      throw invalid(`Les notes d'un objet ne doivent pas dépasser ${numberText(PROSE_LENGTH)} caractères.`);
    }
  }
}

const LISTS = { spellbook: spellbookSchema, powers: powersSchema } as const;

/** Spells and powers as they are stored; throws the sentence of the first that is none. */
function savedLists(save: CharacterSave): RawFields {
  const sent = Object.entries(LISTS).filter(([field]) => save[field] !== undefined);
  return Object.fromEntries(
    sent.map(([field, schema]) => {
      const read = schema.safeParse(save[field]);
      if (read.success) return [field, read.data];
      const own = read.error.issues.find(({ code }) => code === "custom");
      throw invalid(own?.message ?? "Cette liste a une forme qui ne peut pas être enregistrée.");
    }),
  );
}

/**
 * Refuses a portrait among the values, where sheets read one as well: a kept one has a field of its own, and a foreign
 * address is the Forge's alone. One that is stored there already may be sent along.
 */
function requireNoPortrait(fields: RawFields, stored: RawFields): void {
  const known = portraitsIn(stored);
  const isOurs = (address: string) => isOwnPortrait(address) || known.includes(address);
  if (!portraitsIn(fields).every(isOurs)) throw invalid(PORTRAIT_REFUSED);
}

/** The character's story with the portrait of a save that names one; throws for the address of anything else. */
function savedPortrait(
  { data }: CharacterDocument,
  { avatarUrl }: CharacterSave,
): Pick<CharacterDocument, "data"> | undefined {
  if (avatarUrl === undefined) return undefined;
  if (avatarUrl !== "" && !(typeof avatarUrl === "string" && isOwnPortrait(avatarUrl))) {
    throw invalid(PORTRAIT_REFUSED);
  }
  return { data: { ...data, avatarUrl } };
}

/**
 * The inventory after the save: the sent entries, else the stored ones, equipped and attuned as the sent
 * lists say.
 */
function savedInventory(character: CharacterDocument, save: CharacterSave): Inventory | undefined {
  const { inventoryItems, equippedItemIds, attunedItemIds } = save;
  if (inventoryItems !== undefined) {
    requireLengths(inventoryItems);
    return readInventory(inventoryItems, equippedItemIds, attunedItemIds);
  }
  if (equippedItemIds === undefined && attunedItemIds === undefined) return undefined;
  const equipped = new Set(normaliseItemIds(equippedItemIds));
  const attuned = new Set(normaliseItemIds(attunedItemIds));
  const { inventoryItems: carried } = normaliseCharacter(character);
  return inventoryOf(
    carried.map((entry) => ({
      ...entry,
      equipped: equippedItemIds === undefined ? entry.equipped : equipped.has(entry.itemId),
      attuned: attunedItemIds === undefined ? entry.attuned : attuned.has(entry.itemId),
    })),
  );
}

/**
 * A save by the owner: the changes of the stored character. `table` is its campaign, if it has one. Throws
 * `character-not-found` for a deleted one and for those who may not see it, `forbidden` for anyone in its
 * campaign but its owner, `stale-version` when it was saved since the given version, and what
 * `requireStorable` throws.
 */
export function decideUpdateCharacter(
  callerUid: string,
  character: CharacterDocument,
  table: Table | undefined,
  save: CharacterSave,
  now: number,
): Pick<CharacterDocument, "stats" | "version" | "updatedAt"> & Partial<Pick<CharacterDocument, "data">> {
  if (character.deletedAt !== undefined || !mayViewCharacter(callerUid, character, table)) {
    throw new AppError("character-not-found");
  }
  if (character.userId !== callerUid) throw new AppError("forbidden");
  const { version, avatarUrl: _, ...fields } = save;
  if (version !== undefined && version !== character.version) throw new AppError("stale-version");
  requireNoPortrait(fields, character.stats);
  const values = withoutOtherPaths(fields);
  const stats = { ...character.stats, ...values, ...savedInventory(character, save), ...savedLists(save) };
  const portrait = savedPortrait(character, save);
  const before = { stats: character.stats, data: character.data };
  requireStorable({ ...before, stats, ...portrait }, "Ce personnage", { before });
  return { stats, ...portrait, version: character.version + 1, updatedAt: now };
}
