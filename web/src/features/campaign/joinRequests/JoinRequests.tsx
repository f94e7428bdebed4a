import { Button, Group, Text } from "@mantine/core";
import { mayNow } from "domain/table/campaign/authority";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { plural } from "domain/values/text/plural";
import { JoinRequestRow } from "../../../table/requests/JoinRequestRow";
import { RequestList } from "../requests/RequestList";
import { useJoinRequests } from "./useJoinRequests";

interface JoinRequestsProps {
  campaign: CampaignPage;
  editing: boolean;
  /** Requests are answered in edit mode only (product §4): it can be entered from here. */
  onEdit: () => void;
}

/** The pending requests to join, for the MJ. */
export function JoinRequests({ campaign, editing, onEdit }: JoinRequestsProps) {
  const { status, requests = [] } = useJoinRequests(campaign);
  const canDecide = mayNow("approveJoinRequest", "mj", editing);
  return (
    <RequestList
      title="Demandes d'approbation"
      label="Demandes en attente"
      status={status}
      requests={requests}
      idOf={({ uid }) => uid}
      announce={({ name }) => `${name} demande à rejoindre la campagne.`}
      row={(request, arrived) => (
        <JoinRequestRow key={request.uid} {...{ campaign, request, arrived, canDecide }} />
      )}
      empty="Personne n'attend à la porte."
      failure="Impossible de charger les demandes d'approbation."
    >
      {!canDecide && (
        <Group justify="space-between" gap={10}>
          <Text flex="1 1 16ch" size="sm" c="dimmed">
            Passe en mode édition pour répondre {plural(requests.length, "à cette demande", "à ces demandes")}
            .
          </Text>
          <Button size="sm" onClick={onEdit}>
            Répondre
          </Button>
        </Group>
      )}
    </RequestList>
  );
}
