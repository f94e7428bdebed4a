import { Text, UnstyledButton } from "@mantine/core";
import type { PresetEntry } from "domain/game/preset";
import { matchesSearch } from "domain/table/panel/panelSearch";
import type { ReactNode } from "react";
import { Board } from "../../board/Board";
import buttons from "../../board/buttons.module.css";
import styles from "./Boards.module.css";

interface PressBoardProps {
  title: string;
  entries: readonly PresetEntry[];
  /** Only what answers it is shown. */
  search: string;
  onPress: (id: string) => void;
  /** Beside the title. */
  aside?: ReactNode;
}

/** Product §2: what the MJ presses to keep in the history; nothing leaves the device. What offers no more looks like a note. */
export function PressBoard({ title, entries, search, onPress, aside }: PressBoardProps) {
  const found = entries.filter(({ label }) => matchesSearch(search, label));
  return (
    <Board title={title} aside={aside}>
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <ul className={styles.presses}>
          {found.map(({ id, label, detail, offer }) => (
            <li key={id}>
              <UnstyledButton
                className={buttons.press}
                data-note={offer === undefined || undefined}
                title={offer ? detail : `Noter : ${detail}`}
                onClick={() => onPress(id)}
              >
                {label}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Board>
  );
}

export const NothingFound = () => (
  <Text fz="sm" c="dimmed">
    Rien ne répond à cette recherche.
  </Text>
);
