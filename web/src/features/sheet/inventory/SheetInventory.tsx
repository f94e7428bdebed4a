import { Text, VisuallyHidden } from "@mantine/core";
import { gameOf } from "domain/games/registry/games";
import { toggleEquipped } from "domain/sheet/inventory/editInventory";
import { type CarriedItem, carriedItems } from "domain/sheet/inventory/tabs";
import { potionIn } from "domain/table/play/drink";
import { useMemo, useState } from "react";
import { useInPlay, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { InventoryManager } from "../InventoryManager";
import { InventoryTabs } from "../tabs/InventoryTabs";
import { GiveButton } from "./GiveButton";
import { useCarriedEntries } from "./useCarriedEntries";
import { useDrink } from "./useDrink";
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
  const { play } = useInPlay();
  const { drink, busy } = useDrink(character, refetch);
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
        drinkOf={({ entry }) =>
          isOwner && connected && !busy && play && potionIn(play.system, entry)
            ? () => drink(entry.itemId)
            : undefined
        }
        giveOf={
          isOwner && connected && character.campaign
            ? (one, position) => (
                <GiveButton
                  table={{ id: character.campaign?.id ?? "", system: character.system }}
                  characterId={character.id}
                  carried={one}
                  position={position}
                  onGiven={refetch}
                />
              )
            : undefined
        }
        aside={isOwner && <InventoryManager {...{ character, items, rareItems, refetch }} />}
      >
        <CarriedLoad carried={carried} />
        {gameOf(character.system)
          .sheet.carriedWrongly?.(carried)
          .map((wrong) => (
            <Text key={wrong} size="sm" pt={8} c="bad">
              {wrong}
            </Text>
          ))}
        <WaitingItems {...rareItems} />
      </InventoryTabs>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const kilograms = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « Charge : 23,5 kg sur 105 kg »; nothing in games that do not count. */
function CarriedLoad({ carried }: { carried: readonly CarriedItem[] }) {
  const { character } = useSheet().equipped;
  const load = gameOf(character.system).sheet.load?.(character, carried);
  if (load === undefined || carried.length === 0) return null;
  const isTooMuch = load.carried > load.most;
  return (
    <Text size="sm" pt={8} c={isTooMuch ? "bad" : "dimmed"}>
      Charge : {kilograms.format(load.carried)} kg sur {kilograms.format(load.most)} kg
      {isTooMuch && ", trop lourd"}
    </Text>
  );
}
