import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import type { SystemId } from "domain/values/systemIds";
import { type ReactNode, useCallback, useState } from "react";
import { useCampaignQuery } from "../../api/campaign";
import type { AnsweredQuery } from "../../api/useLiveQuery";
import { isRefusal } from "../../http/failureMessage";
import { CampaignSkeleton } from "../../table/access/CampaignSkeleton";
import { CampaignFailure, CampaignLost, NotAdmitted } from "../../table/access/NotAdmitted";
import { useCampaignParts } from "../../table/useCampaignParts";
import { useLastKnown } from "../../ui/useLastKnown";

export interface OpenCampaign {
  readonly campaign: CampaignPage;
  readonly role: ViewerRole;
  /** Called by whoever leaves or deletes the campaign: they are not told afterwards that they have lost it. */
  readonly onLeaving: (leaving: boolean) => void;
}

interface CampaignAccessProps {
  id: string;
  system: SystemId;
  children: (open: OpenCampaign) => ReactNode;
}

/** Shows the campaign to its members; to anybody else what they may know, and a way on. */
export function CampaignAccess({ id, system, children }: CampaignAccessProps) {
  const query = useCampaignQuery(system, id);
  const { data, error, fetchStatus, isFetching, refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  // A retry clears the query's error; what stands on the screen meanwhile must not change.
  const failure = useLastKnown(error);
  const offline = fetchStatus === "paused" || (failure !== undefined && !isRefusal(failure));

  if (data === undefined && !offline) {
    if (failure === undefined) return <CampaignSkeleton />;
    return <NotAdmitted campaignId={id} retry={retry} retrying={isFetching} />;
  }
  // Without an answer, what this device has read before may still be shown.
  const fallback = offline ? <CampaignFailure retry={retry} retrying={isFetching} /> : <CampaignSkeleton />;
  return (
    <LiveCampaignAccess id={id} system={system} query={query} fallback={fallback}>
      {children}
    </LiveCampaignAccess>
  );
}

interface LiveCampaignAccessProps extends CampaignAccessProps {
  query: AnsweredQuery<unknown>;
  /** While there is nothing to show. */
  fallback: ReactNode;
}

function LiveCampaignAccess({ id, system, query, fallback, children }: LiveCampaignAccessProps) {
  const { page, role: currentRole, lost } = useCampaignParts(id, system, query);
  const [leaving, onLeaving] = useState(false);
  // Once it is lost, the call's answer is all that is left, and may be older than what was seen here.
  const name = useLastKnown(lost ? undefined : page?.name) ?? page?.name;
  const mjName = useLastKnown(lost ? undefined : page?.mj.name) ?? page?.mj.name;
  const role = useLastKnown(currentRole === "none" ? undefined : currentRole) ?? "none";

  if (leaving && lost) return <CampaignSkeleton />;
  if (page === undefined) return fallback;
  if (lost) return <CampaignLost name={name ?? ""} mjName={role === "mj" ? undefined : mjName} />;
  return children({ campaign: page, role, onLeaving });
}
