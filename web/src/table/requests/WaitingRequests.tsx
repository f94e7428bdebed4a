import { Box, type ButtonProps, VisuallyHidden } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { plural } from "domain/values/text/plural";
import { usePendingJoinRequests } from "../../live/joinRequests";
import { dataOf } from "../../live/liveSource";
import { DialogButton } from "../../ui/DialogButton";

const loadDialog = () => import("./WaitingRequestsDialog");

interface WaitingRequestsProps extends Omit<ButtonProps, "children" | "loading"> {
  campaign: Pick<CampaignPage, "id" | "system">;
}

/** « Demandes 2 », for the MJ: who asks to join, answered from where one is; nothing while nobody does. */
export function WaitingRequests({ campaign, ...button }: WaitingRequestsProps) {
  const requests = dataOf(usePendingJoinRequests(campaign.id)) ?? [];
  const count = requests.length;
  return (
    <Box component="span" display="contents">
      <VisuallyHidden role="status">
        {count > 0 && `${count} ${plural(count, "demande", "demandes")} à rejoindre la campagne`}
      </VisuallyHidden>
      {count > 0 && (
        <DialogButton size="sm" label={`Demandes ${count}`} load={loadDialog} {...button}>
          {(WaitingRequestsDialog, close) => (
            <WaitingRequestsDialog campaign={campaign} requests={requests} onClose={close} />
          )}
        </DialogButton>
      )}
    </Box>
  );
}
