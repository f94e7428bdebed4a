import { Button, Group, Title } from "@mantine/core";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { isVttOnline } from "domain/table/campaign/vttStatus";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import type { OwnCampaigns } from "../../../api/useOwnCampaigns";
import { EmptyState, ErrorState } from "../../../ui/EmptyState";
import { Refreshing } from "../../../ui/Spinner";
import { useArrivals } from "../../../ui/useArrivals";
import { CampaignCard, CampaignGrid, type ListedCampaignCard, LoadingCampaignCards } from "../CampaignCard";

/** Product §9: the dashboard shows no more. */
const SHOWN = 6;

interface OngoingCampaignsProps {
  campaigns: OwnCampaigns;
  onRetry: () => void;
  /** How a campaign is shown: on the page, with what is live about it. */
  Card?: ListedCampaignCard;
}

/** Whether its table is open right now. */
export const isOpen = ({ settings, vttStatus }: CampaignSummary) =>
  settings?.useVtt === true && isVttOnline(vttStatus);

/** Members' tables, those that are open right now first: they must not fall behind the limit. */
const ongoingOf = (campaigns: readonly CampaignSummary[]) =>
  campaigns
    .filter(({ membershipStatus }) => membershipStatus === "member")
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));

/** Product §2 "Dashboard": the campaigns one runs or plays in; those one waits to join stand in the game space. */
export function OngoingCampaigns(props: OngoingCampaignsProps) {
  return (
    <section aria-labelledby="dashboard-campaigns">
      <Group justify="space-between" gap="sm" mb="md">
        <Group gap="sm" wrap="nowrap">
          <Title id="dashboard-campaigns">Campagnes en cours</Title>
          {props.campaigns.status === "kept" && <Refreshing />}
        </Group>
        <Button component={Link} to={paths.game} size="sm" flex="none">
          Tout voir
        </Button>
      </Group>
      <Campaigns {...props} />
    </section>
  );
}

function Campaigns({ campaigns: own, onRetry, Card = CampaignCard }: OngoingCampaignsProps) {
  const ongoing = own.status === "loading" ? undefined : ongoingOf(own.campaigns);
  const arrivals = useArrivals(
    own.status === "ready" && own.settled ? ongoing?.map(({ id }) => id) : undefined,
  );
  if (ongoing === undefined || (own.status === "kept" && ongoing.length === 0))
    return <LoadingCampaignCards />;
  if (ongoing.length === 0 && own.status === "ready" && own.incomplete) {
    return (
      <ErrorState action={<Button onClick={onRetry}>Réessayer</Button>}>
        Impossible de charger tes campagnes.
      </ErrorState>
    );
  }
  if (ongoing.length === 0) {
    return (
      <EmptyState
        action={
          <Button component={Link} to={paths.game}>
            Aller à l'espace de jeu
          </Button>
        }
      >
        Aucune campagne en cours. Rejoins une table avec le lien de ton MJ, ou prépare la tienne.
      </EmptyState>
    );
  }
  return (
    <CampaignGrid>
      {ongoing.slice(0, SHOWN).map((campaign) => (
        <Card key={campaign.id} campaign={campaign} arrived={arrivals.has(campaign.id)} />
      ))}
    </CampaignGrid>
  );
}
