import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { paths } from "domain/values/links/paths";
import { normaliseSystem, type SystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useCampaignQuery } from "../../api/campaign";
import { CampaignLost } from "../../table/access/NotAdmitted";
import { useCampaignParts } from "../../table/useCampaignParts";
import { BACK_TO_GAME, LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { useLastKnown } from "../../ui/useLastKnown";
import { usePageTitle } from "../../ui/usePageTitle";

export interface OpenEvenings {
  readonly campaign: CampaignPage;
  readonly role: Exclude<ViewerRole, "none">;
}

interface EveningsAccessProps {
  children: (open: OpenEvenings) => ReactNode;
}

/** Shows the evenings of a campaign to its members, by the address. */
export function EveningsAccess({ children }: EveningsAccessProps) {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return (
    <MembersOnly key={id} id={id} system={normaliseSystem(search.get("system"))}>
      {children}
    </MembersOnly>
  );
}

function MembersOnly({ id, system, children }: EveningsAccessProps & { id: string; system: SystemId }) {
  const query = useCampaignQuery(system, id);
  const { page, role, lost, refused, unreachable, retry, retrying } = useCampaignParts(id, system, query);
  const last = useLastKnown(lost ? undefined : page);
  if (lost && last !== undefined) {
    return <CampaignLost name={last.name} mjName={role === "mj" ? undefined : last.mj.name} />;
  }
  if (page !== undefined && role !== "none" && !lost) return children({ campaign: page, role });
  if (!refused && !unreachable && !lost) return <Loading>Chargement des séances...</Loading>;
  return (
    <Failure
      back={refused || lost ? BACK_TO_GAME : { to: paths.campaign(id, system), text: "Retour à la campagne" }}
      retry={retry}
      retrying={retrying}
    />
  );
}

interface FailureProps {
  back: { readonly to: string; readonly text: string };
  retry: () => void;
  retrying: boolean;
}

function Failure(ways: FailureProps) {
  usePageTitle("Séances");
  return <LoadFailure {...ways}>Impossible de charger les séances de la campagne.</LoadFailure>;
}
