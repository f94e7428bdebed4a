import { Badge } from "@mantine/core";
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
import styles from "./Entries.module.css";
import { SheetTabs } from "./SheetTabs";

interface InventoryTabsProps {
  character: Pick<Character, "id" | "system">;
  carried: readonly CarriedItem[];
  /** What can be done with the inventory. */
  aside?: ReactNode;
  /** What is wrong: the items could not be loaded. */
  problem?: string | undefined;
}

/** What the character carries, worn, packed, and its armour once more (product §2 "Inventory tabs"). */
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
        <p className={styles.problem} role="alert">
          {problem}
        </p>
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
        content={(key) => <CarriedList carried={byTab[key]} />}
      />
    </Panel>
  );
}

function CarriedList({ carried }: { carried: readonly CarriedItem[] }) {
  if (carried.length === 0) return <p className={styles.none}>Rien ici pour l'instant.</p>;
  return (
    <ul className={styles.entries}>
      {[...carried.entries()].map(([place, one]) => (
        <Carried key={place} {...one} />
      ))}
    </ul>
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

function Carried({ entry, item }: CarriedItem) {
  const { quantity, equipped, attuned, notes } = entry;
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <h3>
          {item.name}
          {quantity !== 1 && <span className={styles.quantity}> × {quantity}</span>}
        </h3>
        <p className={styles.facts}>{factsOf(item)}</p>
        {item.summary && <p className={styles.facts}>{item.summary}</p>}
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      <div className={styles.states}>
        {equipped && <Badge color="system">Équipé</Badge>}
        {attuned && <Badge color="accent">Lié</Badge>}
        {equipped && item.requiresAttunement && !attuned && <Badge color="warn">À lier</Badge>}
      </div>
    </li>
  );
}
