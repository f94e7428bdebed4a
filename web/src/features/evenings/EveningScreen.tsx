import { paths } from "domain/values/links/paths";
import { useParams } from "react-router-dom";
import { useEveningIdQuery, useEveningQuery } from "../../api/evenings";
import { isRefusal } from "../../http/failureMessage";
import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";
import { EveningsAccess, type OpenEvenings } from "./EveningsAccess";
import { EveningPage } from "./evening/EveningPage";
import "../../ui/paper.css";

/** `/campaign/{id}/seances/{id or number}?system=`: an evening with its record, its recap and its notes. */
export default function EveningScreen() {
  const { evening = "" } = useParams();
  return <EveningsAccess>{(open) => <NamedEvening key={evening} name={evening} {...open} />}</EveningsAccess>;
}

/** A number is looked up: all that is read of an evening goes by its id. */
function NamedEvening({ name, ...open }: OpenEvenings & { name: string }) {
  const { campaign } = open;
  const number = /^\d{1,6}$/.test(name) ? Number(name) : undefined;
  const found = useEveningIdQuery(campaign, number);
  const eveningId = number === undefined ? name : (found.data ?? undefined);
  const current = dataOf(useLiveCampaign(campaign.id))?.evening;
  // Once it ends, its record is read again.
  const state = current?.id === eveningId ? (current?.endedAt ?? "played") : "ended";
  const query = useEveningQuery(campaign, eveningId, state);
  if (query.data !== undefined) return <EveningPage key={query.data.evening.id} {...open} {...query.data} />;
  const isGone = found.data === null || isRefusal(found.error) || isRefusal(query.error);
  const isFailed = isGone || found.isError || query.isError || query.fetchStatus === "paused";
  if (!isFailed) return <Loading>Chargement de la séance...</Loading>;
  const retry = () => void (eveningId === undefined ? found.refetch() : query.refetch());
  return (
    <Failure
      campaign={campaign}
      retry={isGone ? undefined : retry}
      retrying={found.isFetching || query.isFetching}
    />
  );
}

interface FailureProps extends Pick<OpenEvenings, "campaign"> {
  /** Undefined where there is no such evening. */
  retry: (() => void) | undefined;
  retrying: boolean;
}

function Failure({ campaign, retry, retrying }: FailureProps) {
  usePageTitle("Séance");
  const back = { to: paths.evenings(campaign.id, campaign.system), text: "Toutes les séances" };
  return (
    <LoadFailure back={back} retry={retry} retrying={retrying}>
      {retry ? "Impossible de charger la séance." : "Cette séance n'existe pas, ou n'existe plus."}
    </LoadFailure>
  );
}
