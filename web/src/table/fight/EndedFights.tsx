import { List, Stack, Text, Title } from "@mantine/core";
import type { EndedFightDocument } from "domain/documents/fight";
import { useLiveEndedFights } from "../../live/fights";
import { Dialog } from "../../ui/ConfirmDialog";
import { Loading } from "../../ui/Spinner";

interface EndedFightsProps {
  campaignId: string;
  onClose: () => void;
}

const DAY = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", timeStyle: "short" });

/** The campaign's last fights, the newest first. */
export default function EndedFights({ campaignId, onClose }: EndedFightsProps) {
  const live = useLiveEndedFights(campaignId);
  return (
    <Dialog title="Combats passés" cancel="Fermer" onCancel={onClose}>
      {live.status === "loading" && <Loading>Chargement des combats...</Loading>}
      {live.status === "failed" && <Text>Impossible de charger les combats passés.</Text>}
      {live.status === "ready" && live.data.length === 0 && (
        <Text c="dimmed">Aucun combat terminé pour l'instant.</Text>
      )}
      {live.status === "ready" && live.data.map((fight) => <EndedFight key={fight.id} fight={fight} />)}
    </Dialog>
  );
}

function EndedFight({ fight: { endedAt, round, participants, history } }: { fight: EndedFightDocument }) {
  return (
    <Stack component="section" gap={4} my="md">
      <Title order={3} size="h4">
        {DAY.format(endedAt)}
      </Title>
      <Text fz="sm" c="var(--ink-2)">
        Round {round} · {participants.map(({ name }) => name).join(", ")}
      </Text>
      <List fz="sm" spacing={2}>
        {history.map(({ id, title, detail }) => (
          <List.Item key={id}>
            {title}
            {detail && ` · ${detail}`}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
