import { Button } from "@mantine/core";
import { leaveCampaign } from "domain/api/campaigns";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { useState } from "react";
import { call } from "../../../http/call";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { useDeparture } from "./useDeparture";

interface LeaveCampaignProps {
  campaign: CampaignPage;
  /** The page must know that its loss is wanted. */
  onDeparting: (departing: boolean) => void;
}

/** A player leaves the table of their own accord. */
export function LeaveCampaign({ campaign: { id, system, name }, onDeparting }: LeaveCampaignProps) {
  const [asking, setAsking] = useState(false);
  const { depart, departing } = useDeparture({
    call: () => call(leaveCampaign, { params: { system, id } }),
    success: "Vous avez quitté la campagne.",
    failure: "Impossible de quitter la campagne.",
    onDeparting,
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        Quitter la campagne
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Quitter ${name} ?`}
          confirm="Quitter la campagne"
          danger
          busy={departing}
          onCancel={() => setAsking(false)}
          onConfirm={() => depart(() => setAsking(false))}
        >
          Vos personnages quitteront la table et resteront dans votre espace de jeu. Pour revenir, il faudra
          un lien d'invitation et l'accord du MJ.
        </ConfirmDialog>
      )}
    </>
  );
}
