import { Stack } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { LiveJoinRequest } from "../../live/joinRequests";
import { Dialog } from "../../ui/ConfirmDialog";
import { useArrivals } from "../../ui/useArrivals";
import { JoinRequestRow } from "./JoinRequestRow";

interface WaitingRequestsDialogProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  requests: readonly LiveJoinRequest[];
  onClose: () => void;
}

/** Each who asks to join, with the answer; a row goes with its request. */
export default function WaitingRequestsDialog({ campaign, requests, onClose }: WaitingRequestsDialogProps) {
  const arrived = useArrivals(requests.map(({ id }) => id));
  return (
    <Dialog title="Demandes d'approbation" cancel="Fermer" onCancel={onClose}>
      <Stack component="ul" role="list" gap={6} m={0} p={0}>
        {requests.map((request) => (
          <JoinRequestRow
            key={request.id}
            {...{ campaign, request }}
            arrived={arrived.has(request.id)}
            canDecide
          />
        ))}
      </Stack>
    </Dialog>
  );
}
