import { Badge, Button, Group, Text } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { isVttOnline, vttJoinState, vttLabel } from "domain/table/campaign/vttStatus";
import { vttHost } from "../../http/hosts";
import { useVttControls } from "../../table/vtt/useVttControls";
import { ExternalButton } from "../../ui/ExternalButton";
import { TitledCard } from "../../ui/TitledCard";
import styles from "./VttPanel.module.css";

interface VttPanelProps {
  campaign: CampaignPage;
  role: ViewerRole;
}

/** The VTT panel (product §4): the MJ starts and stops the VTT, players join it while it is online. */
export function VttPanel({ campaign, role }: VttPanelProps) {
  if (!campaign.settings.useVtt) return null;
  const online = isVttOnline(campaign.vttStatus);
  return (
    <TitledCard
      title="Table virtuelle"
      titleSize="h3"
      gap="sm"
      className={online ? styles.online : undefined}
      aside={
        <span role="status">
          <Badge color={online ? "ok" : "neutral"} variant="dot">
            {vttLabel(online, role)}
          </Badge>
        </span>
      }
    >
      {role === "mj" ? <VttControls campaign={campaign} online={online} /> : <JoinVtt campaign={campaign} />}
    </TitledCard>
  );
}

function JoinVtt({ campaign }: { campaign: CampaignPage }) {
  const join = vttJoinState(campaign, vttHost());
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
      <Text size="sm" c="dimmed">
        Ce bouton s'allume dès que le MJ ouvre la table.
      </Text>
    </>
  );
}

function VttControls({ campaign, online }: { campaign: CampaignPage; online: boolean }) {
  const { launch, stop, busy } = useVttControls(campaign);
  const join = vttJoinState(campaign, vttHost());
  if (!online) {
    return (
      <>
        <Button variant="primary" loading={busy} onClick={launch}>
          Lancer le VTT
        </Button>
        <Text size="sm" c="dimmed">
          La table s'ouvre dans un nouvel onglet et tes joueurs sont prévenus.
        </Text>
      </>
    );
  }
  return (
    <Group grow preventGrowOverflow={false} gap={10}>
      {join.enabled && (
        <ExternalButton variant="primary" href={join.href}>
          Ouvrir la table
        </ExternalButton>
      )}
      <Button loading={busy} onClick={stop}>
        Arrêter le VTT
      </Button>
    </Group>
  );
}
