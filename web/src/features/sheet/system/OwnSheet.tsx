import { Stack } from "@mantine/core";
import type { OwnSheetParts } from "../../../kits/sheet/gameSheet";
import { SheetInventory } from "../inventory/SheetInventory";
import { Notes } from "../notes/Notes";
import { PlayTrackers } from "../play/PlayTrackers";
import { ActionTabs } from "../tabs/ActionTabs";
import styles from "./OwnSheet.module.css";

/** A sheet of parts of its game's own: what is rolled on the left, what the character has and is on the right. */
export function OwnSheet({ parts: { Vitals, Build, Spells, More } }: { parts: OwnSheetParts }) {
  return (
    <>
      <Vitals />
      <PlayTrackers />
      <div className={styles.columns}>
        <Stack className={styles.column}>
          <Build />
        </Stack>
        <Stack className={styles.column}>
          <ActionTabs />
          <Spells />
          <SheetInventory />
          <More />
          <Notes />
        </Stack>
      </div>
    </>
  );
}
