import { Box, Button, Group, Text } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { openRareItemRequests } from "domain/table/items/openRareItemRequests";
import { relativeTime } from "domain/values/text/dates";
import { type LiveRareItemRequest, useTableRareItemRequests } from "../../../live/rareItemRequests";
import { deviceZone } from "../../../table/dates/deviceZone";
import { useRareItemDecision } from "../../../table/requests/useRareItemDecision";
import arrivals from "../../../ui/arrivals.module.css";
import { useNow } from "../../../ui/useNow";
import { RequestList } from "../requests/RequestList";

type Campaign = Pick<CampaignPage, "id" | "system">;

/** The rare items that players ask the MJ for. */
export function RareItemRequests({ campaign }: { campaign: Campaign }) {
  const live = useTableRareItemRequests(campaign.id);
  const now = useNow(60_000);
  const requests = live.status === "ready" ? openRareItemRequests(live.data, now) : [];
  return (
    <RequestList
      title="Objets rares demandés"
      label="Objets rares en attente"
      status={live.status}
      requests={requests}
      idOf={({ id }) => id}
      announce={({ characterName, itemName }) => `${characterName} aimerait avoir ${itemName}.`}
      row={(request, arrived) => (
        <RareItemRequestRow key={request.id} {...{ campaign, request, now, arrived }} />
      )}
      empty="Aucun objet n'est demandé."
      failure="Impossible de charger les objets demandés."
    />
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
          {characterName} · {relativeTime(createdAt, now, deviceZone())}
        </Text>
      </Box>
      <Group gap={8}>
        <Button size="sm" mih={44} variant="primary" aria-label={`Accorder ${what}`} {...stateOf("approve")}>
          Accorder
        </Button>
        <Button size="sm" mih={44} aria-label={`Refuser ${what}`} {...stateOf("refuse")}>
          Refuser
        </Button>
      </Group>
    </Group>
  );
}
