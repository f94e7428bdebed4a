import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useInPlay, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { SharedInitiative } from "../../../table/initiative/SharedInitiative";
import { PlayHistory } from "../../../table/play/PlayHistory";
import { TableRolls } from "../../../table/rollLog/TableRolls";
import { usePlayLines } from "../sheetContexts";
import styles from "./SheetLogs.module.css";

/** What happened in play. */
export function History() {
  const { connected } = useViewer();
  const { system, id } = useSheet().character;
  const { failed } = useInPlay();
  const play = usePlayLines();
  return (
    (play || (connected && !failed)) && (
      <div className={styles.onScreen}>
        <PlayHistory play={play} storageKey={STORAGE_KEYS.sheetPanel(system, id, "play")} />
      </div>
    )
  );
}

/** What the others rolled. */
export function RollsOfTable() {
  const { isMj } = useViewer();
  const { system, id, campaign } = useSheet().character;
  return (
    campaign && (
      <div className={styles.onScreen}>
        <TableRolls
          campaignId={campaign.id}
          isMj={isMj}
          storageKey={STORAGE_KEYS.sheetPanel(system, id, "tableRolls")}
        />
      </div>
    )
  );
}

/** The order of the fight that the MJ shares. */
export function Initiative() {
  const { isOwner } = useViewer();
  const { id, campaign } = useSheet().character;
  return campaign && <SharedInitiative campaignId={campaign.id} characterIds={isOwner ? [id] : []} strip />;
}
