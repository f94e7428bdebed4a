import { Box, UnstyledButton, VisuallyHidden } from "@mantine/core";
import styles from "./TabBar.module.css";
import { type SheetTab, TAB_LABELS } from "./tabs";

const PATHS: Readonly<Record<SheetTab, string>> = {
  play: "M3 3l8.5 8.5M3 3v2.6l7 7M3 3h2.6l7 7M9.6 13.4l3.8-3.8M13 3l-3 3M4 10.4l-1.2 1.2 1.6 1.6L5.6 12",
  map: "M1.8 3.8 6 2.2l4 1.6 4.2-1.6v10L10 13.8l-4-1.6-4.2 1.6zM6 2.2v10M10 3.8v10",
  sheet: "M3.5 1.8h9v12.4h-9zM6 5h4M6 8h4M6 11h2.5",
  bag: "M4 6.5h8l1.4 7.7H2.6zM5.5 6.5V5a2.5 2.5 0 0 1 5 0v1.5",
  table: "M2 3h12v8H8l-3.4 2.8V11H2z",
};

interface TabBarProps {
  tabs: readonly SheetTab[];
  open: SheetTab;
  /** How many messages came while the table's part was closed. */
  unread: number;
  onOpen: (tab: SheetTab) => void;
}

/** The parts of the sheet, under the thumb. */
export function TabBar({ tabs, open, unread, onOpen }: TabBarProps) {
  return (
    <nav aria-label="Parties de la fiche">
      <Box component="ul" role="list" className={styles.bar}>
        {tabs.map((tab) => (
          <li key={tab}>
            <UnstyledButton
              className={styles.tab}
              aria-current={tab === open ? "true" : undefined}
              onClick={() => onOpen(tab)}
            >
              <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
                <path
                  d={PATHS[tab]}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={1.4}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              <span>{TAB_LABELS[tab]}</span>
              {tab === "table" && unread > 0 && <Unread count={unread} />}
            </UnstyledButton>
          </li>
        ))}
      </Box>
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <>
      <span className={`num ${styles.unread}`} aria-hidden="true">
        {count > 9 ? "9+" : count}
      </span>
      <VisuallyHidden>{count > 1 ? ` (${count} nouveaux messages)` : " (1 nouveau message)"}</VisuallyHidden>
    </>
  );
}
