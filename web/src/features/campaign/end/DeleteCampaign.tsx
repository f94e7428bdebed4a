import { Button, Paper, TextInput } from "@mantine/core";
import { deleteCampaign } from "domain/api/campaigns";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { foldText } from "domain/text/foldText";
import { useState } from "react";
import { call } from "../../../http/call";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import styles from "./CampaignEnd.module.css";
import { useDeparture } from "./useDeparture";

interface DeleteCampaignProps {
  campaign: CampaignPage;
  /** The page must know that its loss is wanted. */
  onDeparting: (departing: boolean) => void;
}

/** The MJ ends the campaign for everybody: its name must be typed. */
export function DeleteCampaign({ campaign: { id, system, name }, onDeparting }: DeleteCampaignProps) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const { depart, departing } = useDeparture({
    call: () => call(deleteCampaign, { params: { system, id } }),
    success: "Campagne supprimée.",
    failure: "Impossible de supprimer la campagne.",
    onDeparting,
  });
  const close = () => {
    setAsking(false);
    setTyped("");
  };
  return (
    <Paper component="section" className={styles.danger} aria-labelledby="campaign-delete">
      <h2 id="campaign-delete">Supprimer la campagne</h2>
      <p>
        La page, les demandes et le lien d'invitation disparaissent pour tous. Les personnages restent à leurs
        joueurs.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Supprimer la campagne
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Supprimer ${name} ?`}
          confirm="Supprimer définitivement"
          danger
          busy={departing}
          confirmDisabled={foldText(typed) !== foldText(name)}
          onCancel={close}
          onConfirm={() => depart(close)}
        >
          <div className={styles.proof}>
            <p>Cette action est définitive. Pour la confirmer, écrivez le nom de la campagne : « {name} ».</p>
            <TextInput
              label="Nom de la campagne"
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </ConfirmDialog>
      )}
    </Paper>
  );
}
