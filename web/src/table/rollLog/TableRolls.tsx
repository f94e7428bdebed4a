import { useTableRolls } from "../../live/useTableRolls";
import { Panel } from "../../ui/Panel";
import { RollLines } from "./RollLines";
import styles from "./TableRolls.module.css";

interface TableRollsProps {
  campaignId: string;
  /** The MJ sees what was rolled for their eyes. */
  isMj: boolean;
  /** Where this device remembers whether the panel is open. */
  storageKey: string;
}

/** What is rolled before the table, as it falls. */
export function TableRolls({ campaignId, isMj, storageKey }: TableRollsProps) {
  const live = useTableRolls(campaignId, isMj);
  const rolls = live.status === "ready" ? live.data : undefined;
  return (
    <Panel title="Jets de la table" storageKey={storageKey}>
      {rolls?.length === 0 && <p className={styles.none}>Aucun jet partagé pour l'instant.</p>}
      {live.status === "failed" && (
        <p className={styles.none}>Les jets de la table ne sont pas disponibles pour le moment.</p>
      )}
      <RollLines rolls={rolls} />
    </Panel>
  );
}
