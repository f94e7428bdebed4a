import { Button } from "@mantine/core";
import type { History } from "domain/panel/history";
import { Board } from "../Board";
import styles from "./PanelHistory.module.css";

interface PanelHistoryProps {
  history: History;
  /** The game's own words for a session that has not begun. */
  emptyText: string;
  onClear: () => void;
}

/** What happened on the panel, newest first. */
export function PanelHistory({ history, emptyText, onClear }: PanelHistoryProps) {
  const { entries } = history;
  return (
    <Board
      title="Historique"
      reading
      aside={
        entries.length > 0 && (
          <Button size="sm" onClick={onClear}>
            Effacer
            <span className="visuallyHidden"> l'historique</span>
          </Button>
        )
      }
    >
      {entries.length === 0 && <p className={styles.none}>{emptyText}</p>}
      <ol className={styles.entries} aria-live="polite" aria-relevant="additions">
        {entries.map(({ id, title, detail }) => (
          <li key={id}>
            <strong>{title}</strong>
            <span>{detail}</span>
          </li>
        ))}
      </ol>
    </Board>
  );
}
