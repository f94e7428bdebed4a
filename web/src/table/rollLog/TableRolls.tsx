import { Text } from "@mantine/core";
import { useTableRolls } from "../../live/useTableLog";
import { Panel } from "../../ui/Panel";
import { RollLines } from "./RollLines";

/** As many as a sheet's own log keeps (product §9). */
export const SHEET_LINES = 8;

interface TableRollsProps {
  campaignId: string;
  /** The MJ sees what was rolled for their eyes. */
  isMj: boolean;
  /** How many rolls are shown. */
  lines?: number;
  /** Where this device remembers whether the panel is open. */
  storageKey: string;
}

/** The newest rolls of a table, as they come. */
export function TableRolls({ campaignId, isMj, lines = SHEET_LINES, storageKey }: TableRollsProps) {
  const log = useTableRolls(campaignId, isMj, lines);
  const rolls = log.status === "ready" ? log.entries.slice(0, lines) : undefined;
  return (
    <Panel title="Jets de la table" storageKey={storageKey}>
      {rolls?.length === 0 && <Text c="dimmed">Aucun jet partagé pour l'instant.</Text>}
      {log.status === "failed" && (
        <Text c="dimmed">Les jets de la table ne sont pas disponibles pour le moment.</Text>
      )}
      <RollLines rolls={rolls} campaignId={campaignId} isMj={isMj} />
    </Panel>
  );
}
