import { Anchor, Group, Text, Title } from "@mantine/core";
import type { SystemPreset } from "domain/game/preset";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { accountLabel, panelTitle } from "domain/table/panel/panelHeading";
import { paths } from "domain/values/links/paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Emblem } from "../../../ui/Emblem";
import styles from "./PanelHeader.module.css";

interface PanelHeaderProps {
  campaign: CampaignPage;
  preset: SystemPreset;
  /** Product §2: 'X/Y joueurs connectés'. */
  counter: string;
  /** Search, undo, help. */
  children: ReactNode;
}

/** Which table this is, in its game's colours, and what serves the whole panel. */
export function PanelHeader({ campaign, preset, counter, children }: PanelHeaderProps) {
  const title = panelTitle(campaign, preset);
  return (
    <Group
      component="header"
      justify="space-between"
      gap="10px 24px"
      p="7px 16px 8px"
      className={styles.header}
    >
      <span className={styles.sign}>
        <Emblem system={preset.id} size={150} />
      </span>
      <div className={styles.heading}>
        <Group gap="0 14px">
          <Anchor
            component={Link}
            to={paths.campaign(campaign.id, campaign.system)}
            c="inherit"
            fz="sm"
            fw={600}
            mih={26}
            underline="hover"
            className={styles.back}
          >
            <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
              <path d="M10.5 2.5 5 8l5.5 5.5" />
            </svg>
            Retour à la campagne
          </Anchor>
          <Text span fz="xs" fw={650} lts="0.12em" tt="uppercase">
            {preset.moduleLabel}
          </Text>
        </Group>
        <Title order={1} title={title} lineClamp={1} fz="clamp(1.25rem, 1rem + 1vw, 1.6rem)" pb={2}>
          {title}
        </Title>
        <Text inherit truncate fz="sm" className={styles.tagline}>
          {preset.tagline}
        </Text>
      </div>
      <Group gap={8} miw={0} className={styles.tools}>
        <Text fz="sm" fw={600} aria-live="polite" className={styles.counter}>
          {counter}
        </Text>
        {children}
        <Text component={Link} truncate to={paths.account} fz="sm" fw={600} className={styles.account}>
          <span className="visuallyHidden">Mon compte : </span>
          {accountLabel(campaign)}
        </Text>
      </Group>
    </Group>
  );
}
