import { Button, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { Link } from "react-router-dom";
import { useCampaignInviteQuery } from "../../api/campaign";
import { isRefusal } from "../../http/failureMessage";
import { InvitingCampaign, LoadingInvitation } from "../../ui/InvitingCampaign";
import { JoinForm } from "./JoinForm";
import { JoinOutcome, JoinRefusal } from "./JoinOutcome";
import { joinFailure } from "./joinFailure";
import { PendingRequest } from "./PendingRequest";

interface InvitationProps {
  token: string;
  system: SystemId;
}

/** What the link opens: the campaign, and what its holder may do. */
export function Invitation({ token, system }: InvitationProps) {
  const invite = useCampaignInviteQuery(system, token);
  if (invite.isPending) return <LoadingInvitation />;
  if (invite.isError) return <FailedInvitation error={invite.error} onRetry={() => void invite.refetch()} />;
  const { campaign, membershipStatus } = invite.data;
  const askAgain = () => void invite.refetch();
  return (
    <>
      <InvitingCampaign campaign={campaign} />
      {membershipStatus === "none" && <JoinForm token={token} system={system} onMember={askAgain} />}
      {membershipStatus === "pending" && <PendingRequest campaignId={campaign.id} onDecided={askAgain} />}
      {(membershipStatus === "member" || membershipStatus === "mj") && (
        <JoinOutcome role="status">
          <Text>
            {membershipStatus === "mj"
              ? "Tu es le MJ de cette campagne."
              : "Tu fais déjà partie de cette campagne."}
          </Text>
          <Button
            component={Link}
            to={paths.campaign(campaign.id, campaign.game)}
            variant="primary"
            fullWidth
          >
            Ouvrir la campagne
          </Button>
        </JoinOutcome>
      )}
    </>
  );
}

/** A failure that may pass offers to ask again. */
function FailedInvitation({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <JoinOutcome role="alert">
      <JoinRefusal>{joinFailure(error)}</JoinRefusal>
      {isRefusal(error) ? (
        <Text>Demande un nouveau lien à ton MJ.</Text>
      ) : (
        <Button variant="primary" fullWidth onClick={onRetry}>
          Réessayer
        </Button>
      )}
      <Button component={Link} to={paths.game} fullWidth>
        Aller à l'espace de jeu
      </Button>
    </JoinOutcome>
  );
}
