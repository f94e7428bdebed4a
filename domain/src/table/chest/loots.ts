import { type Loot, type LootThing, MAX_LOOT_THINGS, MAX_LOOTS } from "../../documents/chest";
import { type Coins, hasCoins } from "../../game/purse";
import { refuse } from "../../operations/refuse";
import { resolveItem } from "../../sheet/equipment/resolveItem";
import { entryOfItem } from "../../sheet/inventory/editInventory";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import type { SystemId } from "../../values/systemIds";
import { type Chest, entryOf, storable } from "./chest";
import type { ChestHero } from "./heroes";
import { type Goods, itemOf, requireCoins } from "./parcels";
import { amountText } from "./things";

/** A thing as the MJ names it: an item of the catalogue, or one that nothing else tells of. */
export interface NamedThing {
  readonly itemId?: string | undefined;
  readonly name: string;
  readonly quantity: number;
}

/** « 2 × Potion de soins » */
export function lootThingText({ entry: stored }: LootThing, system: SystemId): string {
  const entry = entryOf({ entry: stored });
  return entry ? amountText(entry, resolveItem(entry, undefined, system).name) : "";
}

interface Laid {
  readonly title: string;
  readonly things: readonly NamedThing[];
  readonly coins?: Coins | undefined;
}

interface Making {
  readonly now: number;
  readonly newId: () => string;
}

/** As it is stored: of what nothing else tells, its name. */
function entryNamed({ itemId = "", name, quantity }: NamedThing, table: Goods & Making): LootThing["entry"] {
  const item = itemOf(table, { itemId });
  return item ? { ...entryOfItem(item, quantity) } : { itemId: table.newId(), quantity, snapshot: { name } };
}

/** The chest with another loot that lies open. Throws `operation-refused` for an empty one, and for too many. */
export function withLoot(table: Goods & Making, chest: Chest, { title, things, coins }: Laid): Chest {
  const money = requireCoins(table, coins);
  if (things.length === 0 && !hasCoins(money)) refuse("Ce butin est vide.");
  if (things.length > MAX_LOOT_THINGS) refuse(`Un butin contient au plus ${MAX_LOOT_THINGS} objets.`);
  if (chest.loots.length >= MAX_LOOTS) refuse("Trop de butins attendent leur partage à cette table.");
  const laid = things.map((thing) => ({
    ...{ id: table.newId(), claims: [] },
    entry: entryNamed(thing, table),
  }));
  const loot = { id: table.newId(), title, things: laid, coins: { ...money }, at: table.now };
  return storable({ ...chest, loots: [...chest.loots, loot] });
}

/** Throws `operation-refused` for one that was shared, or taken away. */
export const requireLoot = ({ loots }: Chest, id: string): Loot =>
  loots.find((loot) => loot.id === id) ?? refuse("Ce butin est déjà partagé.");

export const withoutLoot = (chest: Chest, id: string): Chest => ({
  ...chest,
  loots: chest.loots.filter((loot) => loot.id !== id),
});

/** The chest where a hero wants a thing of a loot, or does not any more. Throws `operation-refused`. */
export function withClaim(
  chest: Chest,
  {
    lootId,
    thingId,
    claimed,
  }: { readonly lootId: string; readonly thingId: string; readonly claimed: boolean },
  { uid, id: characterId, name }: ChestHero,
): Chest {
  const loot = requireLoot(chest, lootId);
  if (loot.things.every(({ id }) => id !== thingId)) refuse("Cet objet n'est plus dans le butin.");
  const others = ({ claims }: LootThing) => claims.filter((claim) => claim.characterId !== characterId);
  const said = (thing: LootThing): LootThing => ({
    ...thing,
    claims: claimed ? [...others(thing), { uid, characterId, name }] : others(thing),
  });
  const things = loot.things.map((thing) => (thing.id === thingId ? said(thing) : thing));
  return { ...chest, loots: chest.loots.map((one) => (one === loot ? { ...loot, things } : one)) };
}

/** Of a thing the same to each of so many, and what cannot be shared out: all of it, where it is not counted. */
export function sharedEntry(
  entry: InventoryEntry | undefined,
  among: number,
): { readonly each: InventoryEntry | undefined; readonly rest: InventoryEntry | undefined } {
  if (among === 1 || entry === undefined) return { each: entry, rest: undefined };
  const count = Number.isInteger(entry.quantity) ? Number(entry.quantity) : 0;
  const share = among === 0 ? 0 : Math.floor(count / among);
  if (share === 0) return { each: undefined, rest: entry };
  const rest = count - among * share;
  return { each: { ...entry, quantity: share }, rest: rest > 0 ? { ...entry, quantity: rest } : undefined };
}

/** Of each coin the same to each of so many, and what cannot be shared out. */
export function sharedCoins(coins: Coins, among: number): { each: Coins; rest: Coins } {
  const partsOf = (part: (amount: number) => number) => {
    const parts = Object.entries(coins).map(([id, amount]) => [id, part(amount)] as const);
    return Object.fromEntries(parts.filter(([, amount]) => amount > 0));
  };
  const shareOf = (amount: number) => (among === 0 ? 0 : Math.floor(amount / among));
  return { each: partsOf(shareOf), rest: partsOf((amount) => amount - among * shareOf(amount)) };
}

/** The loots without what those say who have left; undefined where they said nothing. */
export function unclaimedBy(leaves: (party: LootThing["claims"][number]) => boolean, loots: Chest["loots"]) {
  if (!loots.some(({ things }) => things.some(({ claims }) => claims.some(leaves)))) return undefined;
  return loots.map((loot) => ({
    ...loot,
    things: loot.things.map((thing) => ({
      ...thing,
      claims: thing.claims.filter((claim) => !leaves(claim)),
    })),
  }));
}
