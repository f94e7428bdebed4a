import type { Evening } from "domain/api/evenings";
import type { CampaignDocument } from "domain/documents/campaign";
import { paths } from "domain/values/links/paths";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useEveningIdQuery, useEveningQuery, useKeptEvenings } from "../../api/evenings";
import { isRefusal } from "../../http/failureMessage";
import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { type OpenPage, TableMembersOnly } from "../../table/access/TableMembersOnly";
import { LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";
import { EVENINGS_ACCESS } from "./access";
import { EveningPage } from "./evening/EveningPage";
import "../../ui/paper.css";

/** `/campaign/{id}/seances/{id or number}?system=`: an evening with its record, its recap and its notes. */
export default function EveningScreen() {
  const { evening = "" } = useParams();
  return (
    <TableMembersOnly words={EVENINGS_ACCESS}>
      {(open) => <NamedEvening key={evening} name={evening} {...open} />}
    </TableMembersOnly>
  );
}

/** A number is looked up: all that is read of an evening goes by its id. */
function NamedEvening({ name, ...open }: OpenPage & { name: string }) {
  const { campaign } = open;
  const number = /^\d{1,6}$/.test(name) ? Number(name) : undefined;
  const current = dataOf(useLiveCampaign(campaign.id))?.evening;
  const known = useKnownEvening(campaign, current, (evening) =>
    number === undefined ? evening.id === name : evening.number === number,
  );
  const found = useEveningIdQuery(campaign, known ? undefined : number);
  const eveningId = known?.id ?? (number === undefined ? name : (found.data ?? undefined));
  // Once it ends, its record is read again.
  const state = current?.id === eveningId ? (current?.endedAt ?? "played") : "ended";
  const query = useEveningQuery(campaign, eveningId, state);
  const connected = useConnection();
  const isGone = found.data === null || isRefusal(found.error) || isRefusal(query.error);
  const isSilent = found.isError || query.isError || query.fetchStatus === "paused" || !connected;
  const [isOpenWithout, openWithout] = useState(false);
  // It stays open when the network is back: somebody may be writing in it.
  if (isSilent && known !== undefined && !isOpenWithout) openWithout(true);
  const evening = query.data?.evening ?? (isOpenWithout && !isGone ? known : undefined);
  const retry = () => void (eveningId === undefined ? found.refetch() : query.refetch());
  const retrying = found.isFetching || query.isFetching;
  if (evening !== undefined) {
    const reading = { record: query.data, failed: query.isError, retry, retrying };
    return <EveningPage key={evening.id} {...open} evening={evening} reading={reading} />;
  }
  if (!isGone && !isSilent) return <Loading>Chargement de la séance...</Loading>;
  return <Failure campaign={campaign} retry={isGone ? undefined : retry} retrying={retrying} />;
}

/** What this device knows of an evening without asking: the campaign names the last one, and the newest ones are kept. */
function useKnownEvening(
  campaign: OpenPage["campaign"],
  current: CampaignDocument["evening"],
  isIt: (evening: Pick<Evening, "id" | "number">) => boolean,
): Evening | undefined {
  const kept = useKeptEvenings(campaign)?.find(isIt);
  return current && isIt(current) ? { ...current, present: kept?.present ?? [] } : kept;
}

interface FailureProps extends Pick<OpenPage, "campaign"> {
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
