import { normaliseSystem } from "domain/systems/systemIds";
import { useCallback, useRef } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useCampaignQuery } from "../../api/campaigns";
import { isRefusal } from "../../http/failureMessage";
import { CampaignSkeleton } from "../../table/access/CampaignSkeleton";
import { LoadFailure, NotAdmitted } from "../../table/access/NotAdmitted";
import { OpenCampaign } from "./OpenCampaign";

/** `/campaign/{id}?system=` (product §2). */
export default function CampaignScreen() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return <Campaign key={id} id={id} system={normaliseSystem(search.get("system"))} />;
}

function Campaign({ id, system }: { id: string; system: ReturnType<typeof normaliseSystem> }) {
  const { data, error, fetchStatus, isFetching, refetch } = useCampaignQuery(system, id);
  const retry = useCallback(() => void refetch(), [refetch]);
  const failure = useLastFailure(error);
  const offline = fetchStatus === "paused" || (failure !== null && !isRefusal(failure));

  if (data === undefined && !offline) {
    return failure === null ? (
      <CampaignSkeleton />
    ) : (
      <NotAdmitted campaignId={id} retry={retry} retrying={isFetching} />
    );
  }
  // Without an answer, what this device has read before may still be shown.
  return (
    <OpenCampaign
      id={id}
      system={system}
      answer={data}
      unread={offline ? <LoadFailure retry={retry} retrying={isFetching} /> : <CampaignSkeleton />}
    />
  );
}

/** Asking again forgets why the last answer failed; what stands on the screen meanwhile must not. */
function useLastFailure(error: Error | null): Error | null {
  const last = useRef<Error>(null);
  if (error !== null) last.current = error;
  return last.current;
}
