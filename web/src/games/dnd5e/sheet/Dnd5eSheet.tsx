import { Stack } from "@mantine/core";
import { memo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import type { OwnSheetProps } from "../../../kits/sheet/gameSheet";
import { Panel } from "../../../ui/Panel";
import { Abilities } from "./Abilities";
import styles from "./Dnd5eSheet.module.css";
import { Belongings, Movements, Notes, Profile } from "./Story";
import { Vitals } from "./Vitals";

/** What play does not change: rendered anew with the character alone. */
const Build = memo(function Build({
  character,
  contributions,
}: Pick<OwnSheetProps, "character" | "contributions">) {
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

const Rest = memo(function Rest({ character }: Pick<OwnSheetProps, "character">) {
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
}: OwnSheetProps) {
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
