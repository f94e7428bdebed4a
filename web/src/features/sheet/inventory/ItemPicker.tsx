import { Text, TextInput } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { Item } from "domain/equipment/item";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import styles from "./ItemPicker.module.css";
import type { AvailableItems } from "./useAvailableItems";

interface ItemPickerProps {
  available: AvailableItems;
  onAdd: (item: Item) => void;
}

/** Pixels: each row has the same, so that the place of every one is known without drawing it. */
const ROW = 62;
/** Product §2 and §9. */
const LIST = 420;
/** Rows drawn above and below what is seen, for a fast thumb. */
const SPARE = 6;

/** The items that can be added, found by words. Only the rows in sight are drawn: there may be thousands. */
export function ItemPicker({ available, onAdd }: ItemPickerProps) {
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const { search } = available;
  const found = useMemo(() => search(sought), [search, sought]);
  const [added, setAdded] = useState("");
  const add = (item: Item) => {
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
      <Text size="sm" aria-live="polite">
        {found.length === 0 && !available.loading && "Aucun objet ne correspond."}
      </Text>
      <Rows key={sought} items={found} onAdd={add} />
      <p className="visuallyHidden" role="status">
        {added}
      </p>
    </section>
  );
}

function Rows({ items, onAdd }: { items: readonly Item[]; onAdd: (item: Item) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: SPARE,
  });
  const inSight = rows.getVirtualItems().flatMap(({ index, start }) => {
    const item = items[index];
    return item === undefined ? [] : [{ item, index, start }];
  });
  return (
    <div ref={list} className={styles.list} style={{ maxHeight: LIST }}>
      <ul style={{ height: rows.getTotalSize() }}>
        {inSight.map(({ item, index, start }) => (
          <li
            key={item.id}
            style={{ top: start, height: ROW }}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            <button type="button" className={styles.item} onClick={() => onAdd(item)}>
              <span className={styles.words}>
                <span className={styles.name}>{item.name}</span>{" "}
                <small>{[item.category, item.rarity, item.damage?.dice].filter(Boolean).join(" · ")}</small>
              </span>
              <span className={styles.plus} aria-hidden="true">
                +
              </span>
              <span className="visuallyHidden"> : ajouter</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
