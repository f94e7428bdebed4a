import { matchesSearch } from "domain/panel/panelSearch";
import type { PresetEntry } from "domain/systems/preset";
import { Board } from "../Board";
import styles from "./Boards.module.css";

interface PressBoardProps {
  title: string;
  entries: readonly PresetEntry[];
  /** Only what answers it is shown. */
  search: string;
  onPress: (id: string) => void;
}

/** Product §2: what the MJ presses to keep in the history; nothing leaves the device. */
export function PressBoard({ title, entries, search, onPress }: PressBoardProps) {
  const found = entries.filter(({ label }) => matchesSearch(search, label));
  return (
    <Board title={title}>
      {found.length === 0 ? (
        <p className={styles.none}>Rien ne répond à cette recherche.</p>
      ) : (
        <ul className={styles.presses}>
          {found.map(({ id, label, detail }) => (
            <li key={id}>
              <button type="button" className={styles.press} title={detail} onClick={() => onPress(id)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Board>
  );
}
