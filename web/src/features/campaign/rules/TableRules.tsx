import { Paper } from "@mantine/core";
import { mayNow } from "domain/campaign/authority";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { settingsOverview } from "domain/campaign/settings";
import type { ViewerRole } from "domain/campaign/viewerRole";
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
    <Paper component="section" className={styles.card} aria-labelledby="campaign-rules">
      <h2 id="campaign-rules">Règles de la table</h2>
      {editable ? (
        <RulesForm campaign={campaign} />
      ) : (
        <dl className={styles.overview}>
          {settingsOverview(campaign.settings).map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Paper>
  );
}
