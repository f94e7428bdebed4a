import { VisuallyHidden } from "@mantine/core";
import { toggleEquipped } from "domain/sheet/inventory/editInventory";
import { carriedItems } from "domain/sheet/inventory/tabs";
import { useMemo, useState } from "react";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { InventoryManager } from "../InventoryManager";
import { InventoryTabs } from "../tabs/InventoryTabs";
import { useCarriedEntries } from "./useCarriedEntries";
import { useRareItems } from "./useRareItems";
import { WaitingItems } from "./WaitingItems";

const FAILURE = "Impossible de charger les objets associés au personnage.";

/** What a character carries: its owner puts things on and off in the list itself, and changes the rest in the editor. */
export function SheetInventory() {
  const { isOwner, connected, askingCampaignId } = useViewer();
  const { character, items, itemsFailed, refetch } = useSheet();
  const rareItems = useRareItems(character, askingCampaignId);
  const { entries, change } = useCarriedEntries(character, refetch);
  const carried = useMemo(
    () => carriedItems(entries, items, character.system),
    [entries, items, character.system],
  );
  const [said, setSaid] = useState("");
  const equip = (position: number) => {
    const one = carried[position];
    if (one === undefined) return;
    change((before) => toggleEquipped(before, position));
    setSaid(`${one.item.name} : ${one.entry.equipped ? "rangé" : "équipé"}.`);
  };
  return (
    <>
      <InventoryTabs
        character={character}
        carried={carried}
        problem={itemsFailed ? FAILURE : undefined}
        onEquip={isOwner && connected ? equip : undefined}
        aside={isOwner && <InventoryManager {...{ character, items, rareItems, refetch }} />}
      >
        <WaitingItems {...rareItems} />
      </InventoryTabs>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
