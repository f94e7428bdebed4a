import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import type { CarriedItem } from "domain/sheet/inventory/tabs";
import { useState } from "react";
import { EntryEditor } from "./EntryEditor";
import styles from "./InventoryEditor.module.css";
import type { InventoryDraft } from "./useInventoryDraft";

interface EntryListProps {
  carried: readonly CarriedItem[];
  edit: InventoryDraft["edit"];
  /** What scrolls the list. */
  scroller: HTMLElement | null;
  /** Pixels of the scroller's content above the list. */
  above: number;
}

/** Pixels of an entry with two lines of fields, before it is measured. */
const ENTRY_HEIGHT = 210;
const GAP = 10;
/** Entries rendered above and below those in sight: the Tab key finds the next one there. */
const OVERSCAN = 3;

/** The entries being edited. Only those in sight, and the one that holds the focus, are rendered: there may be 500. */
export function EntryList({ carried, edit, scroller, above }: EntryListProps) {
  const [focused, setFocused] = useState<number>();
  const rows = useVirtualizer({
    count: carried.length,
    getScrollElement: () => scroller,
    estimateSize: () => ENTRY_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: above,
    rangeExtractor: (range: Range) => {
      const inSight = defaultRangeExtractor(range);
      if (focused === undefined || focused >= carried.length || inSight.includes(focused)) return inSight;
      return [...inSight, focused].sort((one, other) => one - other);
    },
  });
  return (
    <ul className={styles.list} style={{ height: rows.getTotalSize() }} onBlur={() => setFocused(undefined)}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const entry = carried[index];
        return (
          entry && (
            <li
              key={index}
              ref={rows.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start - above}px)` }}
              aria-setsize={carried.length}
              aria-posinset={index + 1}
              onFocus={() => setFocused(index)}
            >
              <EntryEditor position={index} entry={entry.entry} name={entry.item.name} edit={edit} />
            </li>
          )
        );
      })}
    </ul>
  );
}
