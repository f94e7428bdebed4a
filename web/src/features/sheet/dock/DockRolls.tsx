import { Paper, VisuallyHidden } from "@mantine/core";
import { announcementOf } from "../../../ui/RollLine";
import { useRoomForToasts } from "../../../ui/useRoomForToasts";
import { RollBox } from "../rolls/RollBox";
import { useRollBox } from "../rolls/RollsProvider";
import styles from "./SheetDock.module.css";

/** The box of the sheet's rolls beside the sheet. */
export function DockRolls() {
  const shown = useRollBox();
  const box = useRoomForToasts<HTMLElement>(shown?.rolls.log.length ?? 0);
  if (shown === undefined) return null;
  const { made } = shown.rolls;
  return (
    <Paper component="aside" ref={box} className={styles.rolls} aria-label="Résultats des jets">
      <RollBox {...shown} />
      <VisuallyHidden aria-live="polite">{made && announcementOf(made)}</VisuallyHidden>
    </Paper>
  );
}
