import type { Item } from "../../sheet/equipment/item";
import type { SystemId } from "../../values/systemIds";
import { cthulhuItems } from "../cthulhu/catalogue/items";
import { cyberpunkItems } from "../cyberpunk/catalogue/items";
import { dnd5eItems } from "../dnd5e/catalogue/items";
import { vampireItems } from "../vampire/catalogue/items";

/** The official items of each game, grouped by category. */
export const ITEMS: Readonly<Record<SystemId, readonly Item[]>> = {
  dnd5e: dnd5eItems,
  vampire: vampireItems,
  cyberpunk: cyberpunkItems,
  cthulhu: cthulhuItems,
};
