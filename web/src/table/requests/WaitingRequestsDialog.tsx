import { Stack, Text } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ReactNode } from "react";
import type { LiveJoinRequest } from "../../live/joinRequests";
import { Dialog } from "../../ui/ConfirmDialog";
import { useArrivals } from "../../ui/useArrivals";
import { JoinRequestRow } from "./JoinRequestRow";

interface WaitingRequestsDialogProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  requests: readonly LiveJoinRequest[];
  onClose: () => void;
  /** What else waits, as items of the list; undefined where nothing does. */
  children?: ReactNode;
}

/** Each who asks to join, with the answer; a row goes with its request. */
export default function WaitingRequestsDialog({
  campaign,
  requests,
  onClose,
  children,
}: WaitingRequestsDialogProps) {
  const arrived = useArrivals(requests.map(({ id }) => id));
  return (
    <Dialog title="Demandes" cancel="Fermer" onCancel={onClose}>
      {requests.length === 0 && children === undefined && (
        <Text c="dimmed">Rien n'attend pour l'instant.</Text>
      )}
      <Stack component="ul" role="list" gap={10} m={0} p={0}>
        {requests.map((request) => (
          <JoinRequestRow
            key={request.id}
            {...{ campaign, request }}
            arrived={arrived.has(request.id)}
            canDecide
          />
        ))}
        {children}
      </Stack>
    </Dialog>
  );
}
