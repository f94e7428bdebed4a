import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { leaveCampaign } from "domain/api/campaigns";
import { call } from "../../../http/call";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import type { OpenCampaign } from "../CampaignAccess";
import { useLeaving } from "./useLeaving";

type LeaveCampaignProps = Pick<OpenCampaign, "campaign" | "onLeaving">;

/** A player leaves the campaign of their own accord. */
export function LeaveCampaign({ campaign: { id, system, name }, onLeaving }: LeaveCampaignProps) {
  const [opened, { open, close }] = useDisclosure();
  const { mutate, isPending } = useLeaving({
    leave: () => call(leaveCampaign, { params: { system, id } }),
    success: "Tu as quitté la campagne.",
    failure: "Impossible de quitter la campagne.",
    onLeaving,
  });
  return (
    <>
      <Button size="sm" style={{ alignSelf: "start" }} onClick={open}>
        Quitter la campagne
      </Button>
      {opened && (
        <ConfirmDialog
          title={`Quitter ${name} ?`}
          confirm="Quitter la campagne"
          danger
          busy={isPending}
          onCancel={close}
          onConfirm={() => mutate(undefined, { onError: close })}
        >
          Tes personnages quitteront la table et resteront dans ton espace de jeu. Pour revenir, il faudra un
          lien d'invitation et l'accord du MJ.
        </ConfirmDialog>
      )}
    </>
  );
}
