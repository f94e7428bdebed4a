import type { Build } from "../../game/advance";
import type { AnyPlaySystem, Potion } from "../../game/play";
import { refuse } from "../../operations/refuse";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { withStats } from "../../sheet/character/withStats";
import { changeQuantity, inventoryBody, removeEntry } from "../../sheet/inventory/editInventory";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { parseDice } from "../../values/dice/parseDice";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { type DiceRoll, rollDice } from "../../values/dice/rollDice";

type Operation = { readonly kind: string };
type Drinking = Pick<AnyPlaySystem, "potionOf">;

/** What drinking what an entry carries does; undefined of what nobody drinks. */
export const potionIn = (
  { potionOf }: Drinking,
  { itemId, customName, snapshot }: Pick<InventoryEntry, "itemId" | "customName" | "snapshot">,
): Potion<Operation> | undefined =>
  potionOf?.({ itemId, names: [customName, snapshot?.name].filter((name) => name !== undefined) });

/** A potion that was drunk: the build without it, what its dice show, and what that does. */
interface Drunk {
  readonly build: Build;
  readonly potion: Potion<Operation>;
  readonly roll: DiceRoll;
}

/**
 * Drinks one of an item that the build carries, the first entry that has one left. Throws `operation-refused` for what
 * nobody drinks, what is not carried any more, and what is not counted.
 */
export function decideDrink(play: Drinking, build: Build, itemId: string, source: RandomUint32): Drunk {
  const { inventoryItems } = normaliseCharacter(build);
  const carried = [...inventoryItems.entries()].filter(([, entry]) => entry.itemId === itemId);
  const counted = carried.find(([, { quantity }]) => typeof quantity === "number" && quantity >= 1);
  const [position, entry] = counted ?? carried[0] ?? refuse("Cet objet n'est plus dans le sac.");
  const potion = potionIn(play, entry);
  const expression = potion && parseDice(potion.dice);
  if (potion === undefined || expression === undefined) return refuse("Cet objet ne se boit pas.");
  const left = Number(entry.quantity) - 1;
  if (Number.isNaN(left)) return refuse("Cet objet n'est pas compté : donne-lui d'abord une quantité.");
  if (left < 0) return refuse("Il n'en reste plus.");
  const rest =
    left === 0 ? removeEntry(inventoryItems, position) : changeQuantity(inventoryItems, position, left);
  return {
    build: { ...build, stats: withStats(build.stats, { ...inventoryBody(rest) }) },
    potion,
    roll: rollDice(expression, source),
  };
}
