import { Box, Group, Text } from "@mantine/core";
import { mayNow } from "domain/campaign/authority";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { settingsOverview } from "domain/campaign/settings";
import type { ViewerRole } from "domain/campaign/viewerRole";
import { TitledCard } from "../../../ui/TitledCard";
import { RulesForm } from "./RulesForm";
import styles from "./TableRules.module.css";

interface TableRulesProps {
  campaign: CampaignPage;
  role: ViewerRole;
  editing: boolean;
}

/** The table's rules: an overview for all, a form for the MJ in edit mode (product §6). */
export function TableRules({ campaign, role, editing }: TableRulesProps) {
  const editable = role === "mj" && mayNow("updateCampaignSettings", "mj", editing);
  return (
    <TitledCard title="Règles de la table" titleSize="h3" gap="sm">
      {editable ? (
        <RulesForm campaign={campaign} />
      ) : (
        <dl>
          {settingsOverview(campaign.settings).map(({ name, label, value }) => (
            <Group key={name} className={styles.line} align="baseline" justify="space-between" gap="2px 14px">
              <Text component="dt" size="sm" c="dimmed">
                {label}
              </Text>
              <Box component="dd" m={0} fw={550}>
                {value}
              </Box>
            </Group>
          ))}
        </dl>
      )}
    </TitledCard>
  );
}
