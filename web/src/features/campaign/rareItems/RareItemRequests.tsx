import { Badge, Box, Button, Group, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { openRareItemRequests } from "domain/inventory/openRareItemRequests";
import { relativeTime } from "domain/text/dates";
import { type LiveRareItemRequest, useTableRareItemRequests } from "../../../live/useRareItemRequests";
import { useRareItemDecision } from "../../../table/requests/useRareItemDecision";
import arrivals from "../../../ui/arrivals.module.css";
import { ErrorState } from "../../../ui/EmptyState";
import { ScrollBox } from "../../../ui/ScrollBox";
import { TitledCard } from "../../../ui/TitledCard";
import { useArrivals } from "../../../ui/useArrivals";
import { useNow } from "../../../ui/useNow";

type Campaign = Pick<CampaignPage, "id" | "system">;

/** The rare items that players ask the MJ for; what arrives while the list is open is highlighted and announced. */
export function RareItemRequests({ campaign }: { campaign: Campaign }) {
  const live = useTableRareItemRequests(campaign.id);
  const now = useNow(60_000);
  const requests = live.status === "ready" ? openRareItemRequests(live.data, now) : [];
  const arrived = useArrivals(live.status === "ready" ? requests.map(({ id }) => id) : undefined);
  return (
    <TitledCard
      title="Objets rares demandés"
      titleSize="h3"
      gap="sm"
      aside={requests.length > 0 && <Badge color="warn">{requests.length}</Badge>}
    >
      <VisuallyHidden role="status">
        {requests
          .filter(({ id }) => arrived.has(id))
          .map(({ characterName, itemName }) => `${characterName} aimerait avoir ${itemName}.`)
          .join(" ")}
      </VisuallyHidden>
      {live.status === "loading" && <Skeleton height={44} />}
      {live.status === "failed" && <ErrorState>Impossible de charger les objets demandés.</ErrorState>}
      {live.status === "ready" && requests.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucun objet n'est demandé.
        </Text>
      )}
      {requests.length > 0 && (
        <ScrollBox label="Objets rares en attente" maxHeight={420}>
          <Box component="ul" role="list">
            {requests.map((request) => (
              <RareItemRequestRow
                key={request.id}
                {...{ campaign, request, now }}
                arrived={arrived.has(request.id)}
              />
            ))}
          </Box>
        </ScrollBox>
      )}
    </TitledCard>
  );
}

interface RowProps {
  campaign: Campaign;
  request: LiveRareItemRequest;
  now: number;
  arrived: boolean;
}

function RareItemRequestRow({ campaign, request, now, arrived }: RowProps) {
  const { id, characterName, itemName, createdAt } = request;
  const stateOf = useRareItemDecision({ campaignId: campaign.id, system: campaign.system, requestId: id });
  const what = `${itemName} pour ${characterName}`;
  return (
    <Group component="li" gap="8px 12px" p={8} className={arrived ? arrivals.arrived : undefined}>
      <Box flex="1 1 16ch" miw={0}>
        <Text fw={600}>{itemName}</Text>
        <Text size="xs" c="dimmed">
          {characterName} · {relativeTime(createdAt, now)}
        </Text>
      </Box>
      <Group gap={8}>
        <Button size="sm" variant="primary" aria-label={`Accorder ${what}`} {...stateOf("approve")}>
          Accorder
        </Button>
        <Button size="sm" aria-label={`Refuser ${what}`} {...stateOf("refuse")}>
          Refuser
        </Button>
      </Group>
    </Group>
  );
}
