import { Stack } from "@mantine/core";
import type { Character } from "domain/sheet/character/character";
import type { Contribution } from "domain/sheet/equipment/contributions";
import { memo, type ReactNode } from "react";
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
  /** How many items may still make the armor class. */
  awaitedArmour: number;
  /** What changes in play. */
  trackers: ReactNode;
  actions: ReactNode;
  spells: ReactNode;
  inventory: ReactNode;
}

/** What play does not change: rendered anew with the character alone. */
const Build = memo(function Build({
  character,
  contributions,
}: Pick<Dnd5eSheetProps, "character" | "contributions">) {
  return (
    <Stack className={styles.column}>
      <Panel
        title="Caractéristiques et compétences"
        section="Caractéristiques"
        storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "abilities")}
      >
        <Abilities character={character} contributions={contributions} />
      </Panel>
      <Profile character={character} />
    </Stack>
  );
});

const Rest = memo(function Rest({ character }: Pick<Dnd5eSheetProps, "character">) {
  return (
    <>
      <Belongings character={character} />
      <Movements character={character} />
      <Notes character={character} />
    </>
  );
});

const Vitality = memo(Vitals);

/** The sheet of D&D (product §2): what is rolled on the left, what the character has and is on the right. */
export function Dnd5eSheet({
  character,
  contributions,
  hitPoints,
  awaitedArmour,
  trackers,
  actions,
  spells,
  inventory,
}: Dnd5eSheetProps) {
  return (
    <>
      <Vitality {...{ character, contributions, hitPoints, awaitedArmour }} />
      {trackers}
      <div className={styles.columns}>
        <Build character={character} contributions={contributions} />
        <Stack className={styles.column}>
          {actions}
          {spells}
          {inventory}
          <Rest character={character} />
        </Stack>
      </div>
    </>
  );
}
