import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import styles from "./MjTable.module.css";

const TABLE_PARTS = ["map", "turn", "log", "heroes", "table"] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

const LABELS: Readonly<Record<TablePart, string>> = {
  map: "Carte",
  turn: "Tour",
  log: "Journal",
  heroes: "Héros",
  table: "Table",
};

interface TableTabsProps {
  part: TablePart;
  /** Messages came while another part was shown. */
  unread: boolean;
  onPart: (part: TablePart) => void;
}

/** Where there is room for one part of the table at a time. */
export function TableTabs({ part, unread, onPart }: TableTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Parties de la table">
      {TABLE_PARTS.map((one) => (
        <UnstyledButton
          key={one}
          className={styles.tab}
          aria-current={one === part ? "page" : undefined}
          onClick={() => onPart(one)}
        >
          {LABELS[one]}
          {one === "log" && unread && (
            <>
              <i className={styles.unread} aria-hidden="true" />
              <VisuallyHidden> (nouveaux messages)</VisuallyHidden>
            </>
          )}
        </UnstyledButton>
      ))}
    </nav>
  );
}
