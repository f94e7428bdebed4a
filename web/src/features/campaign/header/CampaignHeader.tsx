import { Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { mayNow } from "domain/table/campaign/authority";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { SystemBand } from "../../../ui/Emblem";
import { Eyebrow } from "../../../ui/Eyebrow";
import styles from "./CampaignHeader.module.css";
import { CommandPanelLink } from "./CommandPanelLink";
import { InfoForm } from "./InfoForm";
import { InviteLink } from "./InviteLink";
import { SeatsButton } from "./SeatsButton";

interface CampaignHeaderProps {
  campaign: CampaignPage;
  role: ViewerRole;
  editing: boolean;
  onToggleEditing: () => void;
}

/** What the campaign is, and what its MJ can do with it. */
export function CampaignHeader({ campaign, role, editing, onToggleEditing }: CampaignHeaderProps) {
  const { name, description, system, mj } = campaign;
  return (
    <Paper component="section" data-flush data-system={system} aria-labelledby="campaign-name">
      <SystemBand system={system} />
      <Stack gap="sm" p="clamp(18px, 3vw, 28px)">
        <Group gap="6px 12px">
          <Eyebrow>{SYSTEM_NAMES[system]}</Eyebrow>
          <Badge color="system">{role === "mj" ? "MJ" : "Joueur"}</Badge>
          {editing && <Badge color="accent">Mode édition</Badge>}
        </Group>
        <Title order={1} id="campaign-name">
          {name}
        </Title>
        {role !== "mj" && <Text c="var(--ink-2)">MJ : {mj.name}</Text>}
        {editing ? (
          <InfoForm campaign={campaign} />
        ) : (
          description !== "" && <Text className={styles.description}>{description}</Text>
        )}
        {role === "mj" && (
          <div className={styles.actions}>
            <CommandPanelLink campaign={campaign} primary={!editing && !campaign.settings.useVtt} />
            <InviteLink campaign={campaign} editing={editing} />
            <SeatsButton campaign={campaign} />
            {mayNow("toggleEditMode", "mj", editing) && (
              <Button aria-pressed={editing} onClick={onToggleEditing}>
                {editing ? "Quitter le mode édition" : "Modifier la campagne"}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </Paper>
  );
}
