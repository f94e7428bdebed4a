import { Button, Skeleton } from "@mantine/core";
import type { CallResult } from "domain/api/call";
import type { getCampaignInvite } from "domain/api/campaigns";
import { describeError } from "domain/errors";
import { paths } from "domain/links/paths";
import type { SystemId } from "domain/systems/systemIds";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { Link } from "react-router-dom";
import { useCampaignInviteQuery } from "../../api/campaigns";
import { isRefusal } from "../../http/failureMessage";
import { SystemBand } from "../../ui/Emblem";
import { Eyebrow } from "../../ui/Eyebrow";
import { JoinForm } from "./JoinForm";
import styles from "./JoinPage.module.css";
import { WaitingRoom } from "./WaitingRoom";

export type OpenedInvite = CallResult<typeof getCampaignInvite>;

interface InvitationProps {
  token: string;
  system: SystemId;
}

/** What the link opens: the campaign by name, and the way on of whoever holds it. */
export function Invitation({ token, system }: InvitationProps) {
  const invite = useCampaignInviteQuery(system, token);
  if (invite.isPending) return <LoadingInvitation />;
  if (invite.isError) return <LostInvitation error={invite.error} onRetry={() => void invite.refetch()} />;
  const { campaign, membershipStatus } = invite.data;
  const askAgain = () => void invite.refetch();
  return (
    <>
      <CampaignPlate campaign={campaign} />
      {membershipStatus === "none" && <JoinForm token={token} system={system} onMember={askAgain} />}
      {membershipStatus === "pending" && <WaitingRoom campaignId={campaign.id} onDecided={askAgain} />}
      {(membershipStatus === "member" || membershipStatus === "mj") && (
        <div className={styles.outcome} role="status">
          <p>
            {membershipStatus === "mj"
              ? "Vous êtes le MJ de cette campagne."
              : "Vous faites déjà partie de cette campagne."}
          </p>
          <Button component={Link} to={paths.campaign(campaign.id, campaign.game)} variant="primary">
            Ouvrir la campagne
          </Button>
        </div>
      )}
    </>
  );
}

function CampaignPlate({ campaign: { name, game, dm } }: Pick<OpenedInvite, "campaign">) {
  return (
    <div className={styles.plate} data-system={game}>
      <SystemBand system={game} />
      <div className={styles.words}>
        <Eyebrow>{SYSTEM_NAMES[game]}</Eyebrow>
        <h2>{name}</h2>
        <p>MJ : {dm}</p>
      </div>
    </div>
  );
}

/** Product §8 "Join": one sentence for every failure; one that may pass offers to ask again. */
function LostInvitation({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={styles.outcome} role="alert">
      <p className={styles.bad}>{describeError("join-link-invalid").sentence}</p>
      {isRefusal(error) ? (
        <p>Demandez un nouveau lien à votre MJ.</p>
      ) : (
        <Button variant="primary" onClick={onRetry}>
          Réessayer
        </Button>
      )}
      <Button component={Link} to={paths.game}>
        Aller à l'espace de jeu
      </Button>
    </div>
  );
}

function LoadingInvitation() {
  return (
    <div role="status" className={styles.plate}>
      <span className="visuallyHidden">Chargement...</span>
      <Skeleton height={84} radius={0} />
      <div className={styles.words}>
        <Skeleton height={14} width="40%" />
        <Skeleton height={26} width="76%" />
        <Skeleton height={16} width="50%" />
      </div>
    </div>
  );
}
