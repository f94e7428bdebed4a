import { Box, Group, Text } from "@mantine/core";
import { mayNow } from "domain/table/campaign/authority";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { type SettingLine, settingFieldsOf, settingsOverview } from "domain/table/campaign/settings";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { Fold } from "../../../ui/Fold";
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
  const { used, unused } = settingFieldsOf(campaign.system);
  return (
    <TitledCard title="Règles de la table" titleSize="h3" gap="sm">
      {editable ? (
        <RulesForm campaign={campaign} />
      ) : (
        <>
          <Lines lines={settingsOverview(campaign.settings, used)} />
          {unused.length > 0 && (
            <Fold title="Sans effet dans ce jeu">
              <Lines lines={settingsOverview(campaign.settings, unused)} />
            </Fold>
          )}
        </>
      )}
    </TitledCard>
  );
}

const Lines = ({ lines }: { lines: readonly SettingLine[] }) => (
  <dl>
    {lines.map(({ name, label, value }) => (
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
);
