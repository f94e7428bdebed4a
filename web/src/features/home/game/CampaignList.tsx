import { VisuallyHidden } from "@mantine/core";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import type { SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import type { OwnCampaigns } from "../../../api/useOwnCampaigns";
import { EmptyState } from "../../../ui/EmptyState";
import { useArrivals } from "../../../ui/useArrivals";
import { CampaignGrid, type ListedCampaignCard, LoadingCampaignCards } from "../CampaignCard";

interface CampaignListProps {
  campaigns: OwnCampaigns;
  system: SystemId | undefined;
  Card: ListedCampaignCard;
}

/** Being let in is an arrival too: the same campaign, with another membership. */
const membershipKey = ({ id, membershipStatus }: CampaignSummary) => `${id} ${membershipStatus}`;

const announcement = ({ title, membershipStatus }: CampaignSummary) =>
  membershipStatus === "pending" ? `Demande en attente : ${title}` : `Nouvelle campagne : ${title}`;

export function CampaignList({ campaigns: own, system, Card }: CampaignListProps) {
  const arrivals = useArrivals(
    own.status === "ready" && own.settled ? own.campaigns.map(membershipKey) : undefined,
  );
  if (own.status === "loading") return <LoadingCampaignCards />;
  const shown = own.campaigns.filter(({ game }) => system === undefined || game === system);
  return (
    <>
      <VisuallyHidden role="status">
        {own.campaigns
          .filter((one) => arrivals.has(membershipKey(one)))
          .map(announcement)
          .join(", ")}
      </VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState>
          {system === undefined
            ? "Aucune campagne. Ouvre le lien d'invitation de ton MJ, ou crée la tienne dans la Forge."
            : `Aucune campagne de ${SYSTEM_NAMES[system]}.`}
        </EmptyState>
      ) : (
        <CampaignGrid>
          {shown.map((campaign) => (
            <Card
              key={membershipKey(campaign)}
              campaign={campaign}
              arrived={arrivals.has(membershipKey(campaign))}
            />
          ))}
        </CampaignGrid>
      )}
    </>
  );
}
