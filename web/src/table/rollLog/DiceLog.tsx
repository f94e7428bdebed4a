import { Button, Paper } from "@mantine/core";
import { useTableRolls } from "../../live/useTableLog";
import { ScrollBox } from "../../ui/ScrollBox";
import { RollLines } from "./RollLines";
import styles from "./TableRolls.module.css";

/** All that was rolled at a table within its 30 days, as far back as older pages are loaded. */
export function DiceLog({ campaignId, isMj }: { campaignId: string; isMj: boolean }) {
  const log = useTableRolls(campaignId, isMj);
  const known = log.status === "ready" ? log.entries : undefined;
  return (
    <Paper component="section" className={styles.log} aria-labelledby="dice-log">
      <h2 id="dice-log">Jets de la table</h2>
      <ScrollBox label="Jets">
        {known?.length === 0 && <p className={styles.none}>Aucun jet pour l'instant.</p>}
        {log.status === "failed" && (
          <p className={styles.none}>Les jets de la table ne sont pas disponibles pour le moment.</p>
        )}
        <RollLines rolls={known} />
        {known && !log.complete && (
          <Button size="sm" loading={log.fetchStatus === "busy"} onClick={log.loadOlder}>
            Jets plus anciens
          </Button>
        )}
        {log.fetchStatus === "failed" && (
          <p role="alert" className={styles.none}>
            Ils n'ont pas pu être lus. Réessaie.
          </p>
        )}
      </ScrollBox>
    </Paper>
  );
}
