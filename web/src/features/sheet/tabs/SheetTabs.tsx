import type { ReactNode } from "react";
import { type Tab, Tabs } from "../../../ui/Tabs";
import { usePrinting } from "../../../ui/usePrinting";
import styles from "./Entries.module.css";

interface SheetTabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Those that only show again what another holds, which paper need not. */
  repeated?: readonly Key[];
  /** What a tab holds. */
  content: (key: Key) => ReactNode;
}

/** Tabs on a screen; on paper, one after the other under their names. */
export function SheetTabs<Key extends string>({ content, repeated = [], ...tabs }: SheetTabsProps<Key>) {
  const printing = usePrinting();
  if (!printing) return <Tabs {...tabs}>{content(tabs.selected)}</Tabs>;
  const printed = tabs.tabs.filter(({ key, count }) => count > 0 && !repeated.includes(key));
  return printed.map(({ key, label }) => (
    <section key={key}>
      <h3 className={styles.printed}>{label}</h3>
      {content(key)}
    </section>
  ));
}
