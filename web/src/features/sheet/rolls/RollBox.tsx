import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { announcementOf, RollLine } from "../../../ui/RollLine";
import styles from "./RollBox.module.css";
import { RollModeChoice } from "./RollModeChoice";
import { SharingChoice } from "./SharingChoice";
import type { Rolls } from "./useRolls";
import type { RollSharing } from "./useSharing";

interface RollBoxProps {
  rolls: Rolls;
  /** Whether the game knows advantage and disadvantage. */
  advantage: boolean;
  /** Undefined where there is no table to share with. */
  sharing?: RollSharing | undefined;
}

/**
 * Product §2: what was rolled, at the bottom right. On a phone only the newest roll stands there until the box is opened,
 * so that the sheet stays in sight.
 */
export function RollBox({ rolls, advantage, sharing }: RollBoxProps) {
  const { log, mode, setMode, clear } = rolls;
  const [opened, setOpened] = useState(false);
  const [latest] = log;
  const listId = useId();
  return (
    <aside className={styles.box} data-opened={opened || undefined} aria-label="Résultats des jets">
      <div className={styles.head}>
        <h2>Jets</h2>
        {log.length > 0 && (
          <Button size="sm" className={styles.clear} onClick={clear}>
            Effacer
          </Button>
        )}
        {log.length > 1 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={opened}
            aria-controls={listId}
            onClick={() => setOpened(!opened)}
          >
            {opened ? "Réduire" : `Voir les ${log.length}`}
          </button>
        )}
      </div>
      {advantage && <RollModeChoice mode={mode} onMode={setMode} />}
      {sharing && <SharingChoice sharing={sharing} />}
      {latest === undefined ? (
        <p className={styles.hint}>Touche une valeur de la fiche pour la lancer.</p>
      ) : (
        <ol id={listId} className={styles.log}>
          {log.map((entry) => (
            <RollLine key={entry.id} roll={entry} rolling={entry === latest} />
          ))}
        </ol>
      )}
      <p className="visuallyHidden" aria-live="polite">
        {latest && announcementOf(latest)}
      </p>
    </aside>
  );
}
