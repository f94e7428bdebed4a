import { Badge, Text } from "@mantine/core";
import type { Character } from "domain/character/character";
import type { ItemQuantity } from "domain/equipment/item";
import type { ResolvedItem } from "domain/equipment/resolveItem";
import {
  type CarriedItem,
  defaultTab,
  INVENTORY_TAB_LABELS,
  INVENTORY_TABS,
  type InventoryTab,
  inventoryTabs,
} from "domain/inventory/tabs";
import { type ReactNode, useState } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Panel } from "../../../ui/Panel";
import { Entry, EntryList, Fact } from "./EntryList";
import { SheetTabs } from "./SheetTabs";

interface InventoryTabsProps {
  character: Pick<Character, "id" | "system">;
  carried: readonly CarriedItem[];
  /** What can be done with the inventory. */
  aside?: ReactNode;
  /** What is wrong: the items could not be loaded. */
  problem?: string | undefined;
}

/** What the character carries: equipped, in its bag, and its armour once more (product §2 "Inventory tabs"). */
export function InventoryTabs({ character, carried, aside, problem }: InventoryTabsProps) {
  const [chosen, setChosen] = useState<InventoryTab>();
  const byTab = inventoryTabs(carried);
  const selected = chosen ?? defaultTab(INVENTORY_TABS, byTab);
  return (
    <Panel
      title="Inventaire"
      storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "inventory")}
      aside={aside}
    >
      {problem && (
        <Text role="alert" size="sm" c="bad" mb={8}>
          {problem}
        </Text>
      )}
      <SheetTabs
        label="Inventaire"
        tabs={INVENTORY_TABS.map((key) => ({
          key,
          label: INVENTORY_TAB_LABELS[key],
          count: byTab[key].length,
        }))}
        selected={selected}
        onSelect={setChosen}
        repeated={["armor"]}
        content={(key) => (
          <EntryList entries={byTab[key]} empty="Rien ici pour l'instant.">
            {(carried) => <CarriedEntry {...carried} />}
          </EntryList>
        )}
      />
    </Panel>
  );
}

const quantityText = ({ value, unit }: ItemQuantity): string =>
  `${new Intl.NumberFormat("fr-FR").format(value)} ${unit}`.trim();

/** What a line says of an item: its kind, dice, weight and price, and the facts of its game. */
function factsOf(item: ResolvedItem): string {
  const { category, rarity, damage, weight, cost, fields, properties } = item;
  return [
    category,
    rarity,
    damage && [damage.dice, damage.type].filter(Boolean).join(" "),
    ...Object.entries(fields).map(([label, value]) => `${label} : ${value}`),
    ...properties,
    weight && quantityText(weight),
    cost && quantityText(cost),
  ]
    .filter(Boolean)
    .join(" · ");
}

function CarriedEntry({ entry, item }: CarriedItem) {
  const { quantity, equipped, attuned, notes } = entry;
  const states = (
    <>
      {equipped && <Badge color="system">Équipé</Badge>}
      {attuned && <Badge color="accent">Lié</Badge>}
      {equipped && item.requiresAttunement && !attuned && <Badge color="warn">À lier</Badge>}
    </>
  );
  const title = (
    <>
      {item.name}
      {quantity !== 1 && (
        <Text span inherit fw={500} c="var(--ink-2)">
          {" "}
          × {quantity}
        </Text>
      )}
    </>
  );
  return (
    <Entry title={title} aside={states}>
      <Fact>{factsOf(item)}</Fact>
      {item.summary && <Fact>{item.summary}</Fact>}
      {notes && (
        <Fact fs="italic" pl={10} mt={4} style={{ borderLeft: "2px solid var(--gilt)" }}>
          {notes}
        </Fact>
      )}
    </Entry>
  );
}
