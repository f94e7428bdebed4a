import { VisuallyHidden } from "@mantine/core";
import type { Character } from "domain/sheet/character/character";
import type { Item } from "domain/sheet/equipment/item";
import { toggleEquipped } from "domain/sheet/inventory/editInventory";
import { carriedItems } from "domain/sheet/inventory/tabs";
import { useMemo, useState } from "react";
import { InventoryManager } from "../InventoryManager";
import { InventoryTabs } from "../tabs/InventoryTabs";
import { useCarriedEntries } from "./useCarriedEntries";
import { useRareItems } from "./useRareItems";
import { WaitingItems } from "./WaitingItems";

interface SheetInventoryProps {
  /** As it is stored. */
  character: Character;
  /** The items of what it carries. */
  items: readonly Item[];
  /** What is wrong: the items could not be loaded. */
  problem: string | undefined;
  isOwner: boolean;
  connected: boolean;
  /** The campaign whose MJ its owner asks for rare items; null while its rules are not known. */
  askingCampaignId?: string | null | undefined;
  refetch: () => void;
}

/** What a character carries: its owner puts things on and off in the list itself, and changes the rest in the editor. */
export function SheetInventory({
  character,
  items,
  problem,
  isOwner,
  connected,
  askingCampaignId,
  refetch,
}: SheetInventoryProps) {
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
        problem={problem}
        onEquip={isOwner && connected ? equip : undefined}
        aside={isOwner && <InventoryManager {...{ character, items, rareItems, refetch }} />}
      >
        <WaitingItems {...rareItems} />
      </InventoryTabs>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
