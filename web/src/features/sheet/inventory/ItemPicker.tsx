import { Text, TextInput, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { Item } from "domain/sheet/equipment/item";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { AvailableItems } from "../../../api/useAvailableItems";
import styles from "./ItemPicker.module.css";
import type { HowToAdd, RareItems } from "./useRareItems";

interface ItemPickerProps {
  available: AvailableItems;
  /** Rare ones are asked for at once, outside of what « Enregistrer » saves. */
  rareItems: Pick<RareItems, "howToAdd" | "ask" | "busy">;
  onAdd: (item: Item) => void;
}

/** Pixels. All rows are equally high, so that the position of each is known without rendering it. */
const ROW_HEIGHT = 62;
/** Product §2 and §9. */
const LIST_HEIGHT = 420;
/** Rows rendered above and below those in sight, for fast scrolling. */
const OVERSCAN = 6;

/** The items that can be added, found by words. Only the rows in sight are rendered: there may be thousands. */
export function ItemPicker({ available, rareItems, onAdd }: ItemPickerProps) {
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const { search } = available;
  const found = useMemo(() => search(sought), [search, sought]);
  const [added, setAdded] = useState("");
  const add = (item: Item) => {
    const how = rareItems.howToAdd(item);
    if (how === "ask" && !rareItems.busy) rareItems.ask(item);
    if (how !== "add") return;
    onAdd(item);
    setAdded(`${item.name} ajouté à l'inventaire.`);
  };
  return (
    <section className={styles.picker} aria-label="Objets disponibles">
      <TextInput
        label="Rechercher un objet"
        type="search"
        placeholder="Nom, catégorie, rareté…"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        error={available.problem}
      />
      <Text size="sm" mih={22} aria-live="polite">
        {found.length === 0 && !available.loading && "Aucun objet ne correspond."}
      </Text>
      <Rows key={sought} items={found} howToAdd={rareItems.howToAdd} onAdd={add} />
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </section>
  );
}

/** What a row's button does, in words for those who do not see its sign, and what it shows instead of « + ». */
const ACTIONS: Readonly<Record<HowToAdd, { spoken: string; shown?: string }>> = {
  add: { spoken: "ajouter" },
  unknown: { spoken: "la campagne n'est pas encore lue", shown: "" },
  ask: { spoken: "demander au MJ", shown: "Demander au MJ" },
  waiting: { spoken: "en attente du MJ", shown: "En attente du MJ" },
};

interface RowsProps {
  items: readonly Item[];
  howToAdd: RareItems["howToAdd"];
  onAdd: (item: Item) => void;
}

function Rows({ items, howToAdd, onAdd }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const inSight = rows.getVirtualItems().flatMap(({ index, start }) => {
    const item = items[index];
    return item === undefined ? [] : [{ item, index, start, how: howToAdd(item) }];
  });
  return (
    <div ref={list} className={styles.list} style={{ maxHeight: LIST_HEIGHT }}>
      <ul style={{ height: rows.getTotalSize() }}>
        {inSight.map(({ item, index, start, how }) => (
          <li
            key={item.id}
            style={{ top: start, height: ROW_HEIGHT }}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            <UnstyledButton
              className={styles.item}
              aria-disabled={how === "waiting" || how === "unknown"}
              onClick={() => onAdd(item)}
            >
              <span className={styles.words}>
                <Text span inherit truncate fw={600}>
                  {item.name}
                </Text>{" "}
                <Text span truncate size="xs" lh="inherit" c="var(--ink-2)">
                  {[item.category, item.rarity, item.damage?.dice].filter(Boolean).join(" · ")}
                </Text>
              </span>
              {ACTIONS[how].shown === undefined ? (
                <span className={styles.plus} aria-hidden="true">
                  +
                </span>
              ) : (
                <Text span size="xs" className={styles.asked} aria-hidden="true">
                  {ACTIONS[how].shown}
                </Text>
              )}
              <VisuallyHidden> : {ACTIONS[how].spoken}</VisuallyHidden>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
