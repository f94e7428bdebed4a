import { Badge, Paper, Skeleton } from "@mantine/core";
import type { CampaignSummary } from "domain/api/campaigns";
import type { VttJoinState } from "domain/campaign/vttStatus";
import { paths } from "domain/links/paths";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import type { ComponentType, ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { SystemBand } from "../../ui/Emblem";
import { ExternalButton } from "../../ui/ExternalButton";
import { Eyebrow } from "../../ui/Eyebrow";
import styles from "./CampaignCard.module.css";

/** How a list shows one of its campaigns; the lists leave to the app what is live about a card. */
export type ListedCampaignCard = ComponentType<Pick<CampaignCardProps, "campaign" | "arrived">>;

interface CampaignCardProps {
  campaign: CampaignSummary;
  /** Undefined where the table uses no VTT. */
  vtt?: VttJoinState | undefined;
  /** How many are at the table right now; undefined where nobody looked. */
  online?: number | undefined;
  /** It came while one was looking: it is lit for a moment. */
  arrived?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A campaign in a list. The whole card leads to it, unless one still waits at its door (product §2 "Game space"). */
export function CampaignCard({ campaign, vtt, online, arrived = false, ref }: CampaignCardProps) {
  const { id, title, game, description, membershipStatus } = campaign;
  const pending = membershipStatus === "pending";
  return (
    <Paper
      component="li"
      data-flush
      className={styles.campaign}
      data-system={game}
      data-pending={pending || undefined}
      data-arrived={arrived || undefined}
    >
      <SystemBand system={game} />
      <div ref={ref} className={styles.words}>
        <div className={styles.top}>
          <Eyebrow>{SYSTEM_NAMES[game]}</Eyebrow>
          {pending && <Badge color="warn">En attente d'approbation</Badge>}
          {!pending && vtt && (
            <Badge color={vtt.enabled ? "ok" : "neutral"} variant="dot">
              {vtt.label}
            </Badge>
          )}
        </div>
        <h3>{pending ? title : <Link to={paths.campaign(id, game)}>{title}</Link>}</h3>
        {description && <p className={styles.description}>{description}</p>}
        <CardFoot campaign={campaign} vtt={vtt} online={online} />
      </div>
    </Paper>
  );
}

function CardFoot({ campaign, vtt, online }: Pick<CampaignCardProps, "campaign" | "vtt" | "online">) {
  const { title, role, dm, membershipStatus } = campaign;
  const pending = membershipStatus === "pending";
  return (
    <div className={styles.foot}>
      <div className={styles.facts}>
        {!pending && <Badge color="system">{role === "mj" ? "MJ" : "Joueur"}</Badge>}
        {role === "player" && dm !== "" && <span>MJ : {dm}</span>}
        {online !== undefined && online > 0 && (
          <Badge color="ok" variant="dot">
            {online} en ligne
          </Badge>
        )}
      </div>
      {!pending && vtt?.enabled && (
        <ExternalButton
          href={vtt.href}
          variant="primary"
          size="sm"
          className={styles.join}
          aria-label={`Rejoindre la table virtuelle de ${title} (nouvel onglet)`}
        >
          Rejoindre
        </ExternalButton>
      )}
    </div>
  );
}

export function CampaignGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export function LoadingCampaignCards() {
  return (
    <div role="status" className={styles.grid}>
      <span className="visuallyHidden">Chargement...</span>
      {["first", "second", "third"].map((place) => (
        <Paper data-flush key={place}>
          <Skeleton height={84} radius={0} />
          <div className={styles.words}>
            <Skeleton height={14} width="40%" />
            <Skeleton height={26} width="70%" />
            <Skeleton height={38} />
            <Skeleton height={24} width="36%" />
          </div>
        </Paper>
      ))}
    </div>
  );
}
