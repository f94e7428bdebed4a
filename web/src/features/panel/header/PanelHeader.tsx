import type { CampaignPage } from "domain/campaign/campaignPage";
import { paths } from "domain/links/paths";
import { accountLabel, panelTitle } from "domain/panel/panelHeading";
import type { SystemPreset } from "domain/systems/preset";
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
    <header className={styles.header}>
      <span className={styles.sign}>
        <Emblem system={preset.id} size={150} />
      </span>
      <div className={styles.words}>
        <p className={styles.line}>
          <Link className={styles.back} to={paths.campaign(campaign.id, campaign.system)}>
            <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
              <path d="M10.5 2.5 5 8l5.5 5.5" />
            </svg>
            Retour à la campagne
          </Link>
          <span className={styles.game}>{preset.moduleLabel}</span>
        </p>
        <h1 title={title}>{title}</h1>
        <p className={styles.tagline}>{preset.tagline}</p>
      </div>
      <div className={styles.tools}>
        <p className={styles.counter} aria-live="polite">
          {counter}
        </p>
        {children}
        <Link className={styles.account} to={paths.account}>
          <span className="visuallyHidden">Mon compte : </span>
          {accountLabel(campaign)}
        </Link>
      </div>
    </header>
  );
}
