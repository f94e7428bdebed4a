import type { Character } from "domain/sheet/character/character";
import { inventoryBody } from "domain/sheet/inventory/editInventory";
import type { InventoryEntry } from "domain/sheet/inventory/inventoryEntry";
import { type SavedList, useSavedList } from "../../../kits/sheet/useSavedList";

const INVENTORY = {
  field: "inventoryItems",
  read: ({ inventoryItems }: Character): readonly InventoryEntry[] => inventoryItems,
  body: (entries: readonly InventoryEntry[]) => {
    const { inventoryItems, equippedItemIds, attunedItemIds } = inventoryBody(entries);
    return {
      inventoryItems: [...inventoryItems],
      equippedItemIds: [...equippedItemIds],
      attunedItemIds: [...attunedItemIds],
    };
  },
  failure: "Impossible d'enregistrer l'inventaire. Veuillez réessayer.",
} as const;

/** What a character carries, changed one thing at a time outside of the editor. */
export const useCarriedEntries = (character: Character, refetch: () => void): SavedList<InventoryEntry> =>
  useSavedList(character, INVENTORY, refetch);
