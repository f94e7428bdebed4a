import type { Coins, CountedCoins } from "../../game/purse";
import type { Item } from "../../sheet/equipment/item";
import { MAX_QUANTITY } from "../../sheet/inventory/inventoryEntry";
import { foldText } from "../../values/text/foldText";
import { normaliseName } from "../../values/text/name";
import type { NamedThing } from "./loots";

/** What lies in a loot. */
export interface LootContent {
  readonly things: readonly NamedThing[];
  readonly coins: Coins;
}

/** « Potions de soins » and « potion de soin » are the same thing. */
const keyOf = (name: string): string => foldText(name).replace(/(?<=\p{L}{3})[sx](?!\p{L})/gu, "");

/** « 120 », « 1 200 »; undefined for anything else. */
function countIn(text: string): number | undefined {
  const digits = text.replace(/\s/g, "");
  const count = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return count > 0 ? count : undefined;
}

/** « 120 po et 30 pa »; undefined for a line that speaks of something else. */
function coinsOf({ coins }: CountedCoins, line: string): Coins | undefined {
  const amounts: Record<string, number> = {};
  for (const part of foldText(line).split(/\s*(?:,|;|\+|\bet\b)\s*/)) {
    const coin = coins.find(({ label }) => part.endsWith(foldText(label)));
    const count = coin && countIn(part.slice(0, -foldText(coin.label).length));
    if (coin === undefined || count === undefined) return undefined;
    amounts[coin.id] = (amounts[coin.id] ?? 0) + count;
  }
  return amounts;
}

/** « 2 potions », « 2 × potions », « potions x2 », « potions (2) ». */
const AMOUNTS: readonly RegExp[] = [
  /^(?<count>\d+)\s*[x×*]?\s+(?<name>.+)$/i,
  /^(?<count>\d+)[x×*](?<name>.+)$/i,
  /^(?<name>.+?)\s*[x×*]\s*(?<count>\d+)$/i,
  /^(?<name>.+?)\s*\((?<count>\d+)\)$/,
];

function amountIn(line: string): { readonly name: string; readonly quantity: number } {
  for (const pattern of AMOUNTS) {
    const { count = "", name = "" } = pattern.exec(line)?.groups ?? {};
    const quantity = countIn(count);
    if (quantity !== undefined && quantity <= MAX_QUANTITY) return { name: name.trim(), quantity };
  }
  return { name: line, quantity: 1 };
}

/**
 * Reads what a MJ types of a loot, a thing or an amount of money a line, against what is known: of two items of one name
 * the first.
 */
export function lootReader(items: readonly Item[], counted: CountedCoins): (text: string) => LootContent {
  const known = new Map<string, Item>();
  for (const item of items) if (!known.has(keyOf(item.name))) known.set(keyOf(item.name), item);
  const thingOf = (line: string): NamedThing => {
    const whole = known.get(keyOf(line));
    if (whole) return { itemId: whole.id, name: whole.name, quantity: 1 };
    const { name, quantity } = amountIn(line);
    const item = known.get(keyOf(name));
    return item ? { itemId: item.id, name: item.name, quantity } : { name, quantity };
  };
  return (text) => {
    const things: NamedThing[] = [];
    const coins: Record<string, number> = {};
    for (const typed of text.split("\n")) {
      const line = normaliseName(typed.replace(/^\s*[-•*]\s+/, ""));
      const money = coinsOf(counted, line);
      if (money === undefined && line !== "") things.push(thingOf(line));
      for (const [id, amount] of Object.entries(money ?? {})) coins[id] = (coins[id] ?? 0) + amount;
    }
    return { things, coins };
  };
}
