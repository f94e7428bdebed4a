import { Button, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { renewCampaignInvite } from "domain/api/campaigns";
import { mayNow } from "domain/table/campaign/authority";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import { useKeepRenewedInvite } from "../../../api/renewedInvite";
import { usePatchCampaign } from "../../../api/usePatchCampaign";
import { call } from "../../../http/call";
import { useMutation } from "../../../http/useMutation";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { QrButton } from "../../../ui/QrButton";
import { toast } from "../../../ui/toast";
import { useCopyFeedback } from "../../../ui/useCopyFeedback";
import styles from "./CampaignHeader.module.css";

/** Product §8 "Copy link". */
const COPY_MESSAGES = {
  copied: "Lien copié dans le presse-papiers.",
  failed: "Impossible de copier le lien.",
};

/** The MJ's invite link: copied or held out as a code at any time, renewed in edit mode. */
export function InviteLink({ campaign, editing }: { campaign: CampaignPage; editing: boolean }) {
  const { system, inviteToken } = campaign;
  const { feedback, copy } = useCopyFeedback();
  const address =
    inviteToken === undefined ? undefined : `${window.location.origin}${paths.join(inviteToken, system)}`;
  const message = feedback === "idle" ? "" : COPY_MESSAGES[feedback];
  return (
    <>
      <Button
        className={styles.copy}
        data-state={feedback}
        disabled={address === undefined}
        onClick={() => address !== undefined && copy(address)}
      >
        {message || "Copier le lien d'invitation"}
      </Button>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <QrButton title="Lien d'invitation" address={address} />
      {mayNow("renewInviteLink", "mj", editing) && <RenewLink campaign={campaign} />}
    </>
  );
}

function RenewLink({ campaign: { id, system, inviteToken: current } }: { campaign: CampaignPage }) {
  const patch = usePatchCampaign(system, id);
  const keepRenewed = useKeepRenewedInvite(id);
  const [opened, { open, close }] = useDisclosure();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (_ended: string | undefined) => call(renewCampaignInvite, { params: { system, id } }),
    onSuccess: ({ inviteToken }, ended) => {
      patch({ inviteToken });
      keepRenewed(ended, inviteToken);
      toast("success", "Nouveau lien d'invitation créé. L'ancien ne fonctionne plus.");
    },
    onError: () => toast("error", "Impossible de créer un nouveau lien d'invitation."),
    onSettled: close,
  });
  return (
    <>
      <Button onClick={open}>Nouveau lien d'invitation</Button>
      {opened && (
        <ConfirmDialog
          title="Créer un nouveau lien ?"
          confirm="Créer le lien"
          busy={isPending}
          onCancel={close}
          onConfirm={() => mutate(current)}
        >
          L'ancien lien cessera aussitôt de fonctionner, même pour ceux qui l'ont déjà reçu.
        </ConfirmDialog>
      )}
    </>
  );
}
