import { Badge, Button, Text } from "@mantine/core";
import type { Character } from "domain/sheet/character/character";
import { damageText } from "domain/sheet/equipment/damage";
import type { ItemQuantity } from "domain/sheet/equipment/item";
import type { ResolvedItem } from "domain/sheet/equipment/resolveItem";
import {
  type CarriedItem,
  defaultTab,
  INVENTORY_TAB_LABELS,
  INVENTORY_TABS,
  type InventoryTab,
  inventoryTabs,
} from "domain/sheet/inventory/tabs";
import { numberText } from "domain/values/text/typedNumber";
import { valueText } from "domain/values/text/valueText";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Entry, EntryList, Fact } from "../../../kits/sheet/EntryList";
import { useSearchable } from "../../../kits/sheet/searchIndex";
import { Panel } from "../../../ui/Panel";
import { useOpenSection } from "../../../ui/pageSections";
import styles from "./InventoryTabs.module.css";
import { SheetTabs } from "./SheetTabs";

const TITLE = "Inventaire";

interface InventoryTabsProps {
  character: Pick<Character, "id" | "system">;
  carried: readonly CarriedItem[];
  /** Puts the entry at this position on, or off; undefined for who may not. */
  onEquip?: ((position: number) => void) | undefined;
  /** What drinks one of what is carried; undefined of what nobody drinks. */
  drinkOf?: ((carried: CarriedItem) => (() => void) | undefined) | undefined;
  /** Moves some of what is carried elsewhere: a button for the entry at this position. */
  giveOf?: ((carried: CarriedItem, position: number) => ReactNode) | undefined;
  /** What can be done with the inventory. */
  aside?: ReactNode;
  /** What is wrong: the items could not be loaded. */
  problem?: string | undefined;
  /** What stands below the tabs. */
  children?: ReactNode;
}

/** What the character carries: equipped, in its bag, and its armour once more (product §2 "Inventory tabs"). */
export function InventoryTabs({
  character,
  carried,
  onEquip,
  drinkOf,
  giveOf,
  aside,
  problem,
  children,
}: InventoryTabsProps) {
  const [chosen, setChosen] = useState<InventoryTab>();
  const byTab = inventoryTabs(carried);
  // The tab stays under the thumb when its last thing is taken off.
  const [first] = useState(() => defaultTab(INVENTORY_TABS, byTab));
  const selected = chosen ?? first;
  const [sought, setSought] = useState<CarriedItem>();
  const unfold = useOpenSection(TITLE);
  useSearchable("items", () =>
    carried.map((one) => ({
      group: "Objets",
      label: one.item.name,
      run: () => {
        unfold();
        setChosen(one.entry.equipped ? "equipped" : "bag");
        setSought(one);
      },
    })),
  );
  return (
    <Panel
      title={TITLE}
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
            {(one) => (
              <CarriedEntry
                {...one}
                sought={one === sought}
                onShown={() => setSought(undefined)}
                onEquip={onEquip && (() => onEquip(carried.indexOf(one)))}
                onDrink={drinkOf?.(one)}
                give={giveOf?.(one, carried.indexOf(one))}
              />
            )}
          </EntryList>
        )}
      />
      {children}
    </Panel>
  );
}

const quantityText = ({ value, unit }: ItemQuantity): string => `${numberText(value)} ${unit}`.trim();

/** What a line says of an item: its kind, dice, weight and price, and the facts of its game. */
function factsOf(item: ResolvedItem): string {
  const { category, rarity, damage, weight, cost, fields, properties } = item;
  return [
    category,
    rarity,
    damage && damageText(damage),
    ...Object.entries(fields).map(([label, value]) => `${label} : ${valueText(value)}`),
    ...properties,
    weight && quantityText(weight),
    cost && quantityText(cost),
  ]
    .filter(Boolean)
    .join(" · ");
}

interface CarriedEntryProps extends CarriedItem {
  /** Somebody searches it: it comes into view. */
  sought: boolean;
  onShown: () => void;
  onEquip: (() => void) | undefined;
  onDrink: (() => void) | undefined;
  give: ReactNode;
}

function CarriedEntry({ entry, item, sought, onShown, onEquip, onDrink, give }: CarriedEntryProps) {
  const { quantity, equipped, attuned, notes } = entry;
  const place = useRef<HTMLDivElement>(null);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (!sought) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
    shown();
  }, [sought]);
  const states = (
    <>
      {onDrink && (
        <Button size="sm" mih={44} aria-label={`Boire ${item.name}`} onClick={onDrink}>
          Boire
        </Button>
      )}
      {give}
      {onEquip ? (
        <Button
          size="sm"
          mih={44}
          className={styles.equip}
          aria-pressed={equipped}
          aria-label={`${item.name} : équipé`}
          onClick={onEquip}
        >
          {equipped ? "Équipé" : "Équiper"}
        </Button>
      ) : (
        equipped && <Badge color="system">Équipé</Badge>
      )}
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
          × {valueText(quantity)}
        </Text>
      )}
    </>
  );
  return (
    <div ref={place} tabIndex={-1}>
      <Entry title={title} aside={states}>
        <Fact>{factsOf(item)}</Fact>
        {item.summary && <Fact>{item.summary}</Fact>}
        {notes && (
          <Fact fs="italic" pl={10} mt={4} style={{ borderLeft: "2px solid var(--gilt)" }}>
            {notes}
          </Fact>
        )}
      </Entry>
    </div>
  );
}
