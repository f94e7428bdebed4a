import { type KeyboardEvent, type ReactNode, useId } from "react";
import styles from "./Tabs.module.css";

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** How many things it holds. */
  readonly count: number;
}

interface TabsProps<Key extends string> {
  /** What the tabs are about, for who listens. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The selected tab's content. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs in the pattern of WAI-ARIA: one stop for the Tab key, arrows between them. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex(({ key }) => key === selected),
      tabs.length,
    );
    const tab = tabs[next];
    if (tab === undefined) return;
    onSelect(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === selected}
            aria-controls={`${id}-content`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label} <span className={styles.count}>{tab.count}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-content`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
