import { paths } from "domain/values/links/paths";
import { normaliseSystem, type SystemId } from "domain/values/systemIds";
import type { ComponentProps } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { useCampaignQuery } from "../../api/campaign";
import { useCampaignParts } from "../../table/useCampaignParts";
import { BACK_TO_GAME, LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { useLasting } from "../../ui/useLasting";
import { usePageTitle } from "../../ui/usePageTitle";
import { OpenPanel } from "./OpenPanel";

/**
 * How long a panel whose campaign a listener knows waits for the answer with its characters, in milliseconds: they
 * would push everything down when they come.
 */
const ANSWER_MS = 1_000;

/** `/campaign/{id}/mj-panel?system=` (product §2). */
export default function MjPanelScreen() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return <Panel key={id} id={id} system={normaliseSystem(search.get("system"))} />;
}

function Panel({ id, system }: { id: string; system: SystemId }) {
  const query = useCampaignQuery(system, id);
  const { page, role, lost, refused, unreachable, retry, retrying } = useCampaignParts(id, system, query);
  const coming = query.data === undefined && query.fetchStatus === "fetching";
  // Counted from the screen's opening: a panel that stands is not taken away while the call is made again.
  const overdue = useLasting(true, ANSWER_MS);

  // A player has no business here: the server and the rules hold what matters, this spares a screen that does nothing.
  if (role === "player") return <Navigate to={paths.campaign(id, page?.system ?? system)} replace />;
  if (page !== undefined && role === "mj" && !lost && (!coming || overdue)) {
    return <OpenPanel key={page.system} campaign={page} query={query} />;
  }
  if (!refused && !unreachable && !lost) return <Loading>Chargement de la campagne...</Loading>;
  const away = refused || lost;
  return (
    <Failure
      back={away ? BACK_TO_GAME : { to: paths.campaign(id, system), text: "Retour à la campagne" }}
      retry={retry}
      retrying={retrying}
    />
  );
}

function Failure(ways: Omit<ComponentProps<typeof LoadFailure>, "children">) {
  usePageTitle("Commandes MJ");
  return <LoadFailure {...ways}>Impossible de charger la campagne.</LoadFailure>;
}
