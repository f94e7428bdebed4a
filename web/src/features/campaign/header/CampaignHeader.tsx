import { Badge, Button, Paper } from "@mantine/core";
import { mayNow } from "domain/campaign/authority";
import type { CampaignPage } from "domain/campaign/campaignPage";
import type { ViewerRole } from "domain/campaign/viewerRole";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { SystemBand } from "../../../ui/Emblem";
import { Eyebrow } from "../../../ui/Eyebrow";
import styles from "./CampaignHeader.module.css";
import { CommandPanelLink } from "./CommandPanelLink";
import { InfoForm } from "./InfoForm";
import { InviteLink } from "./InviteLink";
import type { EditControl } from "./useEditMode";

interface CampaignHeaderProps {
  campaign: CampaignPage;
  role: ViewerRole;
  edit: EditControl;
}

/** What the campaign is, and what its MJ can do with it. */
export function CampaignHeader({ campaign, role, edit }: CampaignHeaderProps) {
  const { name, description, system, mj } = campaign;
  const { editing } = edit.mode;
  return (
    <Paper component="section" data-flush data-system={system} aria-labelledby="campaign-name">
      <SystemBand system={system} />
      <div className={styles.words}>
        <div className={styles.top}>
          <Eyebrow>{SYSTEM_NAMES[system]}</Eyebrow>
          <Badge color="system">{role === "mj" ? "MJ" : "Joueur"}</Badge>
          {editing && <Badge color="accent">Mode édition</Badge>}
        </div>
        <h1 id="campaign-name" className={styles.name}>
          {name}
        </h1>
        {role !== "mj" && <p className={styles.mj}>MJ : {mj.name}</p>}
        {editing ? (
          <InfoForm edit={edit} />
        ) : (
          description !== "" && <p className={styles.description}>{description}</p>
        )}
        {role === "mj" && (
          <div className={styles.tools}>
            <CommandPanelLink campaign={campaign} primary={!editing && !campaign.settings.useVtt} />
            <InviteLink campaign={campaign} editing={editing} />
            {mayNow("toggleEditMode", "mj", editing) && (
              <Button aria-pressed={editing} onClick={edit.toggle}>
                {editing ? "Quitter le mode édition" : "Modifier la campagne"}
              </Button>
            )}
          </div>
        )}
      </div>
    </Paper>
  );
}
