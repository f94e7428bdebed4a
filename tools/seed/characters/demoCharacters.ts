import { findOfficialItem } from "domain/games/catalogue";
import { addItem } from "domain/sheet/inventory/editInventory";
import { cthulhuCharacters } from "./cthulhu";
import { cyberpunkCharacters } from "./cyberpunk";
import type { DemoCharacter } from "./demoCharacter";
import { dnd5eCharacters } from "./dnd5e";
import { vampireCharacters } from "./vampire";

/** An entry as the inventory's editor stores it: with what its item is, for where no items are loaded. */
function withSnapshot(entry: object): object {
  const item = "itemId" in entry ? findOfficialItem(String(entry.itemId)) : undefined;
  const [added] = item ? addItem([], item) : [];
  return added ? { snapshot: added.snapshot, ...entry } : entry;
}

function withSnapshots({ stats, ...character }: DemoCharacter): DemoCharacter {
  const { inventoryItems } = stats;
  if (!Array.isArray(inventoryItems)) return { ...character, stats };
  return { ...character, stats: { ...stats, inventoryItems: inventoryItems.map(withSnapshot) } };
}

/** The demo's characters, of all games. */
export const demoCharacters: readonly DemoCharacter[] = [
  ...dnd5eCharacters,
  ...vampireCharacters,
  ...cyberpunkCharacters,
  ...cthulhuCharacters,
].map(withSnapshots);
