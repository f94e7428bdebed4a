import type { CharacterDocument } from "../../documents/character";
import type { PlayStateDocument } from "../../documents/play";
import type { AnyPlaySystem } from "../../game/play";
import { type Coins, minusCoins, plusCoins } from "../../game/purse";
import { readState } from "../../game/readState";
import { refuse } from "../../operations/refuse";
import { nameLabel } from "../../sheet/character/fallbacks";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { withStats } from "../../sheet/character/withStats";
import { inventoryBody } from "../../sheet/inventory/editInventory";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { AppError } from "../../values/errors";
import { MAX_ENTRIES } from "../../values/reading/values";
import { replacedAt } from "../../values/replacedAt";
import { requireStorable } from "../../values/storable";
import { type Carried, described, type Goods, type Parcel, requireCoins } from "./parcels";
import { splitEntry, withEntry } from "./things";

/** A hero of the campaign, with what is theirs. */
export interface ChestHero {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly entries: readonly InventoryEntry[];
  readonly coins: Coins;
}

type Play = Pick<AnyPlaySystem, "purse" | "stateSchema" | "fresh">;

/** The state as its game reads it. Throws `document-invalid`. */
function stateIn(play: Play, { state }: Pick<PlayStateDocument, "state">) {
  const read = readState(play, state);
  if (read === undefined) throw new AppError("document-invalid");
  return read;
}

export function chestHero(
  play: Play,
  id: string,
  character: CharacterDocument,
  state: PlayStateDocument,
): ChestHero {
  const { userId: uid } = character;
  const name = nameLabel(character);
  const coins = play.purse?.held(stateIn(play, state)) ?? {};
  return { id, uid, name, entries: normaliseCharacter(character).inventoryItems, coins };
}

/** The build with these entries: another version, so that a list that was opened before is not saved over them. */
export function carrying(
  character: CharacterDocument,
  entries: readonly InventoryEntry[],
  now: number,
): Pick<CharacterDocument, "stats" | "version" | "updatedAt"> {
  const before = { stats: character.stats, data: character.data };
  const stats = withStats(character.stats, { ...inventoryBody(entries) });
  requireStorable({ ...before, stats }, "Ce personnage", { before });
  return { stats, version: character.version + 1, updatedAt: now };
}

/** The state with these coins. */
export function paying(
  play: Play,
  document: PlayStateDocument,
  coins: Coins,
  now: number,
): PlayStateDocument {
  const state = play.purse?.holding(stateIn(play, document), coins) ?? document.state;
  return { ...document, state: { ...state }, revision: document.revision + 1, updatedAt: now };
}

/** Throws `operation-refused` for what they do not have. */
export function fromHero(
  goods: Goods,
  hero: ChestHero,
  { entry: asked, coins: wanted }: Carried,
): { readonly parcel: Parcel; readonly hero: ChestHero } {
  const taken = requireCoins(goods, wanted);
  const coins = minusCoins(goods.purse, hero.coins, taken);
  if (asked === undefined) return { parcel: { entry: undefined, coins: taken }, hero: { ...hero, coins } };
  const { entries } = hero;
  const isThere = entries[asked.position]?.itemId === asked.itemId;
  const position = isThere ? asked.position : entries.findIndex(({ itemId }) => itemId === asked.itemId);
  const entry = entries[position] ?? refuse("Cet objet n'est plus dans le sac.");
  const { moved, left } = splitEntry(entry, asked.quantity);
  return {
    parcel: { entry: described(goods, moved), coins: taken },
    hero: { ...hero, coins, entries: replacedAt(entries, position, left) },
  };
}

/** Throws `operation-refused` for more than a sheet has. */
export function toHero({ purse }: Goods, hero: ChestHero, { entry, coins }: Parcel): ChestHero {
  const entries = entry ? withEntry(hero.entries, entry) : hero.entries;
  if (entries.length > MAX_ENTRIES) refuse("Le sac ne peut pas contenir plus d'objets.");
  return { ...hero, entries, coins: plusCoins(hero.coins, coins, purse.max) };
}
