import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useOwnJoinRequest } from "../../live/joinRequests";
import { ErrorState } from "../../ui/EmptyState";
import { BACK_TO_GAME, LoadFailure } from "../../ui/LoadFailure";
import { NarrowCard } from "../../ui/NarrowCard";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";

interface NotAdmittedProps {
  campaignId: string;
  /** Asks for the campaign again. */
  retry: () => void;
  retrying: boolean;
}

const BackToGame = () => (
  <Button component={Link} to={BACK_TO_GAME.to}>
    {BACK_TO_GAME.text}
  </Button>
);

/** The server does not show this campaign to the member: their request may be pending, or they made none. */
export function NotAdmitted({ campaignId, retry, retrying }: NotAdmittedProps) {
  usePageTitle("Campagne");
  const request = useOwnJoinRequest(campaignId);
  const pending = request.status === "ready" && request.data !== null;
  const [wasPending, setWasPending] = useState(pending);
  if (pending && !wasPending) setWasPending(true);
  const answered = request.status === "ready" && request.data === null && wasPending;

  useEffect(() => {
    if (answered) retry();
  }, [answered, retry]);

  if (request.status === "loading" || (retrying && answered)) {
    return <Loading>Chargement de la campagne...</Loading>;
  }
  if (pending) {
    return (
      <NarrowCard
        title="En attente d'approbation"
        lead={`Le MJ de « ${request.data?.campaignName} » n'a pas encore répondu à ta demande. Cette page s'ouvrira d'elle-même.`}
      >
        <BackToGame />
      </NarrowCard>
    );
  }
  if (answered) return <AccessRefused>Le MJ n'a pas retenu ta demande.</AccessRefused>;
  return <CampaignFailure retry={retry} retrying={retrying} />;
}

export function CampaignFailure(attempt: Pick<NotAdmittedProps, "retry" | "retrying">) {
  return <LoadFailure {...attempt}>Impossible de récupérer les informations de la campagne.</LoadFailure>;
}

function AccessRefused({ children }: { children: ReactNode }) {
  return <ErrorState action={<BackToGame />}>{children}</ErrorState>;
}

interface CampaignLostProps {
  name: string;
  /** Undefined for the MJ themselves, who can only lose a campaign that was deleted. */
  mjName: string | undefined;
}

/** The campaign was deleted while it was open, or its MJ removed the member. */
export function CampaignLost({ name, mjName }: CampaignLostProps) {
  return (
    <AccessRefused>
      {mjName === undefined
        ? `« ${name} » a été supprimée.`
        : `Tu n'as plus accès à « ${name} » : ${mjName}, qui en est le MJ, t'a retiré de la table ou a supprimé la campagne.`}
    </AccessRefused>
  );
}
