import { Badge, Box, Button, Group, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import { mayNow } from "domain/campaign/authority";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { plural } from "domain/text/plural";
import { ErrorState } from "../../../ui/EmptyState";
import { ScrollBox } from "../../../ui/ScrollBox";
import { TitledCard } from "../../../ui/TitledCard";
import { useArrivals } from "../../../ui/useArrivals";
import { JoinRequestRow } from "./JoinRequestRow";
import { useJoinRequests } from "./useJoinRequests";

interface JoinRequestsProps {
  campaign: CampaignPage;
  editing: boolean;
  /** Requests are answered in edit mode only (product §4): it can be entered from here. */
  onEdit: () => void;
}

/** The pending requests to join, for the MJ; what arrives while the list is open is highlighted and announced. */
export function JoinRequests({ campaign, editing, onEdit }: JoinRequestsProps) {
  const { status, requests = [] } = useJoinRequests(campaign);
  const arrived = useArrivals(status === "ready" ? requests.map(({ uid }) => uid) : undefined);
  const canDecide = mayNow("approveJoinRequest", "mj", editing);
  return (
    <TitledCard
      title="Demandes d'approbation"
      titleSize="h3"
      gap="sm"
      aside={requests.length > 0 && <Badge color="warn">{requests.length}</Badge>}
    >
      <VisuallyHidden role="status">
        {requests
          .filter(({ uid }) => arrived.has(uid))
          .map(({ name }) => `${name} demande à rejoindre la campagne.`)
          .join(" ")}
      </VisuallyHidden>
      {status === "loading" && <Skeleton height={44} />}
      {status === "failed" && <ErrorState>Impossible de charger les demandes d'approbation.</ErrorState>}
      {status === "ready" && requests.length === 0 && (
        <Text size="sm" c="dimmed">
          Personne n'attend à la porte.
        </Text>
      )}
      {requests.length > 0 && (
        <ScrollBox label="Demandes en attente" maxHeight={420}>
          <Box component="ul" role="list">
            {requests.map((request) => (
              <JoinRequestRow
                key={request.uid}
                campaign={campaign}
                request={request}
                arrived={arrived.has(request.uid)}
                canDecide={canDecide}
              />
            ))}
          </Box>
        </ScrollBox>
      )}
      {requests.length > 0 && !canDecide && (
        <Group justify="space-between" gap={10}>
          <Text flex="1 1 16ch" size="sm" c="dimmed">
            Passez en mode édition pour répondre{" "}
            {plural(requests.length, "à cette demande", "à ces demandes")}.
          </Text>
          <Button size="sm" onClick={onEdit}>
            Répondre
          </Button>
        </Group>
      )}
    </TitledCard>
  );
}
