import type { CampaignSummary } from "domain/api/campaigns";
import { paths } from "domain/links/paths";
import { Link } from "react-router-dom";
import { Badge } from "../../ui/Badge";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { SystemBand } from "../../ui/Emblem";
import { EmptyState, ErrorState } from "../../ui/EmptyState";
import { Skeleton } from "../../ui/Skeleton";
import styles from "./OngoingCampaigns.module.css";

/** Spec §9: the dashboard shows no more. */
const SHOWN = 6;

type ShownCampaign = Pick<CampaignSummary, "id" | "title" | "game" | "role" | "dm">;

export type OngoingCampaignsState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; campaigns: readonly ShownCampaign[] };

export function OngoingCampaigns({ state }: { state: OngoingCampaignsState }) {
  return (
    <section className={styles.section} aria-labelledby="dashboard-campaigns">
      <div className={styles.head}>
        <h2 id="dashboard-campaigns">Campagnes en cours</h2>
        <ButtonLink to={paths.game} size="small">
          Tout voir
        </ButtonLink>
      </div>
      <Campaigns state={state} />
    </section>
  );
}

function Campaigns({ state }: { state: OngoingCampaignsState }) {
  if (state.status === "loading") return <LoadingCampaigns />;
  if (state.status === "failed") return <ErrorState>Impossible de charger vos campagnes.</ErrorState>;
  if (state.campaigns.length === 0) {
    return (
      <EmptyState action={<ButtonLink to={paths.game}>Aller à l'espace de jeu</ButtonLink>}>
        Aucune campagne en cours. Rejoignez une table avec le lien de votre MJ, ou préparez la vôtre.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {state.campaigns.slice(0, SHOWN).map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  );
}

function CampaignCard({ campaign: { id, title, game, role, dm } }: { campaign: ShownCampaign }) {
  return (
    <Card as="li" flush className={styles.campaign} data-system={game}>
      <SystemBand system={game} />
      <div className={styles.words}>
        <h3>
          <Link to={paths.campaign(id, game)}>{title}</Link>
        </h3>
        <p>
          <Badge tone="system">{role === "mj" ? "MJ" : "Joueur"}</Badge>
          {role === "player" && <span>MJ : {dm}</span>}
        </p>
      </div>
    </Card>
  );
}

function LoadingCampaigns() {
  return (
    <div role="status" className={styles.grid}>
      <span className="visuallyHidden">Chargement...</span>
      {["first", "second", "third"].map((place) => (
        <Card flush key={place}>
          <Skeleton height={84} radius={0} />
          <div className={styles.words}>
            <Skeleton height={24} width="70%" />
            <Skeleton height={22} width="36%" />
          </div>
        </Card>
      ))}
    </div>
  );
}
