import { Stack } from "@mantine/core";
import type { Character } from "domain/character/character";
import type { Contribution } from "domain/equipment/contributions";
import type { ReactNode } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Panel } from "../../../ui/Panel";
import { Abilities } from "./Abilities";
import styles from "./Dnd5eSheet.module.css";
import { Belongings, Movements, Notes, Profile } from "./Story";
import { Vitals } from "./Vitals";

interface Dnd5eSheetProps {
  /** With its equipment applied. */
  character: Character;
  contributions: readonly Contribution[];
  hitPoints: ReactNode;
  /** What changes in play. */
  trackers: ReactNode;
  actions: ReactNode;
  spells: ReactNode;
  inventory: ReactNode;
}

/** The sheet of D&D (product §2): what is rolled on the left, what the character has and is on the right. */
export function Dnd5eSheet({
  character,
  contributions,
  hitPoints,
  trackers,
  actions,
  spells,
  inventory,
}: Dnd5eSheetProps) {
  return (
    <>
      <Vitals character={character} contributions={contributions} hitPoints={hitPoints} />
      {trackers}
      <div className={styles.columns}>
        <Stack className={styles.column}>
          <Panel
            title="Caractéristiques et compétences"
            storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "abilities")}
          >
            <Abilities character={character} contributions={contributions} />
          </Panel>
          <Profile character={character} />
        </Stack>
        <Stack className={styles.column}>
          {actions}
          {spells}
          {inventory}
          <Belongings character={character} />
          <Movements character={character} />
          <Notes character={character} />
        </Stack>
      </div>
    </>
  );
}
