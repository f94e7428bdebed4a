import { Badge, Button, Paper } from "@mantine/core";
import type { CampaignPage } from "domain/campaign/campaignPage";
import type { ViewerRole } from "domain/campaign/viewerRole";
import { isVttOnline, VTT_ONLINE_LABEL, VTT_WAITING_LABEL, vttJoinState } from "domain/campaign/vttStatus";
import { vttHost } from "../../http/hosts";
import { useVttControls } from "../../table/vtt/useVttControls";
import { ExternalButton } from "../../ui/ExternalButton";
import styles from "./VttPanel.module.css";

interface VttPanelProps {
  campaign: CampaignPage;
  role: ViewerRole;
}

/** The VTT panel (product §4): the MJ opens and closes the table, players go in while it is open. */
export function VttPanel({ campaign, role }: VttPanelProps) {
  if (!campaign.settings.useVtt) return null;
  const online = isVttOnline(campaign.vttStatus);
  return (
    <Paper
      component="section"
      className={styles.card}
      data-online={online || undefined}
      aria-labelledby="campaign-vtt"
    >
      <div className={styles.head}>
        <h2 id="campaign-vtt">Table virtuelle</h2>
        <span role="status">
          <Badge color={online ? "ok" : "neutral"} variant="dot">
            {online ? VTT_ONLINE_LABEL : role === "mj" ? "VTT hors ligne" : VTT_WAITING_LABEL}
          </Badge>
        </span>
      </div>
      {role === "mj" ? <Launcher campaign={campaign} online={online} /> : <JoinTable campaign={campaign} />}
    </Paper>
  );
}

const joinStateOf = (campaign: CampaignPage) => vttJoinState(campaign, vttHost());

function JoinTable({ campaign }: { campaign: CampaignPage }) {
  const join = joinStateOf(campaign);
  if (join.enabled) {
    return (
      <ExternalButton variant="primary" href={join.href}>
        Rejoindre la table
      </ExternalButton>
    );
  }
  return (
    <>
      <Button disabled>Rejoindre la table</Button>
      <p className={styles.hint}>Ce bouton s'allume dès que le MJ ouvre la table.</p>
    </>
  );
}

function Launcher({ campaign, online }: { campaign: CampaignPage; online: boolean }) {
  const { launch, stop, busy } = useVttControls(campaign);
  const join = joinStateOf(campaign);
  if (!online) {
    return (
      <>
        <Button variant="primary" loading={busy} onClick={launch}>
          Lancer le VTT
        </Button>
        <p className={styles.hint}>La table s'ouvre dans un nouvel onglet et vos joueurs sont prévenus.</p>
      </>
    );
  }
  return (
    <div className={styles.choices}>
      {join.enabled && (
        <ExternalButton variant="primary" href={join.href}>
          Ouvrir la table
        </ExternalButton>
      )}
      <Button loading={busy} onClick={stop}>
        Arrêter le VTT
      </Button>
    </div>
  );
}
