import { Button, Group, Stack, Text } from "@mantine/core";
import { gameOf } from "domain/games/registry/games";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { checkDowntime, lastEveningOf } from "domain/table/play/downtime";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { useLiveCampaign } from "../../../live/campaigns";
import { dataOf } from "../../../live/liveSource";
import { type LivePlayEntry, useDowntimeLog } from "../../../live/play";
import { useMember } from "../../../session/SessionProvider";
import { TablePlayLine } from "../../../table/play/TablePlay";
import { toastEvents, useServerPress } from "../../../table/play/useServerPress";
import { Named } from "../../../ui/Named";
import { TitledCard } from "../../../ui/TitledCard";
import { useArrivals } from "../../../ui/useArrivals";

const FAILURE = "Impossible d'annuler cet acte pour le moment.";

interface TableDowntimeProps {
  campaign: Pick<CampaignPage, "id" | "system" | "characters">;
  isMj: boolean;
}

/**
 * Product §2.20.6: what the characters did alone since the last evening, which the MJ may take back, and the way to
 * where a player's own do more. Nothing while an evening is played, and where there is nothing to say.
 */
export function TableDowntime({ campaign: { id, system, characters }, isMj }: TableDowntimeProps) {
  const { uid } = useMember();
  const table = dataOf(useLiveCampaign(id));
  const isBetween = table && checkDowntime(table) === undefined && gameOf(system).downtime !== undefined;
  const live = useDowntimeLog(id, isBetween ? lastEveningOf(table) : undefined);
  const entries = dataOf(live);
  const arrived = useArrivals(entries?.map((entry) => entry.id));
  const own = characters.filter(({ userId }) => userId === uid);
  const lines = entries ?? [];
  if (!isBetween || (lines.length === 0 && own.length === 0)) return null;
  return (
    <Named anchor="entre-deux-seances">
      <TitledCard
        title="Entre deux séances"
        titleSize="h3"
        gap="sm"
        lead={
          live.status === "failed"
            ? "Ce qui a été fait n'est pas disponible pour le moment."
            : entries?.length === 0 && "Personne n'a encore rien fait depuis la dernière séance."
        }
      >
        {lines.length > 0 && (
          <Stack component="ol" role="list" gap={6} m={0} p={0}>
            {lines.map((entry) => (
              <Line key={entry.id} {...{ entry, isMj, campaignId: id }} arrived={arrived.has(entry.id)} />
            ))}
          </Stack>
        )}
        {own.length > 0 && (
          <Group gap={8}>
            {own.map((hero) => (
              <Button key={hero.id} component={Link} to={paths.sheetPlace(hero.id, system, "temps-libre")}>
                Agir avec {hero.name}
              </Button>
            ))}
          </Group>
        )}
        {isMj && lines.some(({ undoneBy }) => undoneBy === undefined) && (
          <Text size="sm" c="dimmed">
            Annulé, un acte rend ce qu'il a changé, et peut être refait.
          </Text>
        )}
      </TitledCard>
    </Named>
  );
}

interface LineProps {
  entry: LivePlayEntry;
  campaignId: string;
  arrived: boolean;
  isMj: boolean;
}

function Line({ entry, campaignId, arrived, isMj }: LineProps) {
  const { press, busy } = useServerPress({ id: entry.character.id, campaign: { id: campaignId } }, FAILURE);
  const mayUndo = isMj && entry.undoneBy === undefined && !busy;
  const undo = () => press({ asked: { undo: entry.id }, before: undefined }, { done: toastEvents });
  return <TablePlayLine entry={entry} arrived={arrived} onUndo={mayUndo ? undo : undefined} />;
}
