import { Button, Text } from "@mantine/core";
import { useTableRolls } from "../../live/useTableLog";
import { ScrollBox } from "../../ui/ScrollBox";
import { TitledCard } from "../../ui/TitledCard";
import { RollLines } from "./RollLines";

/** All that was rolled at a table within its 30 days, as far back as older pages are loaded. */
export function DiceLog({ campaignId, isMj }: { campaignId: string; isMj: boolean }) {
  const log = useTableRolls(campaignId, isMj);
  const rolls = log.status === "ready" ? log.entries : undefined;
  return (
    <TitledCard title="Jets de la table" titleSize="h3" gap="xs" mih={0}>
      <ScrollBox label="Jets">
        {rolls?.length === 0 && <Text c="dimmed">Aucun jet pour l'instant.</Text>}
        {log.status === "failed" && (
          <Text c="dimmed">Les jets de la table ne sont pas disponibles pour le moment.</Text>
        )}
        <RollLines rolls={rolls} campaignId={campaignId} isMj={isMj} />
        {rolls && !log.complete && (
          <Button size="sm" loading={log.fetchStatus === "busy"} onClick={log.loadOlder}>
            Jets plus anciens
          </Button>
        )}
        {log.fetchStatus === "failed" && (
          <Text role="alert" c="dimmed">
            Ils n'ont pas pu être lus. Réessaie.
          </Text>
        )}
      </ScrollBox>
    </TitledCard>
  );
}
