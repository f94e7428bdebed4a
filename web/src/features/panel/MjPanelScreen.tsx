import { paths } from "domain/links/paths";
import { normaliseSystem, type SystemId } from "domain/systems/systemIds";
import type { ComponentProps } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { useCampaignQuery } from "../../api/campaigns";
import { useCampaignParts } from "../../table/useCampaignParts";
import { BACK_TO_GAME, LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";
import { OpenPanel } from "./OpenPanel";

/** `/campaign/{id}/mj-panel?system=` (product §2). */
export default function MjPanelScreen() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return <Panel key={id} id={id} system={normaliseSystem(search.get("system"))} />;
}

function Panel({ id, system }: { id: string; system: SystemId }) {
  const query = useCampaignQuery(system, id);
  const { page, role, lost, refused, unreachable, retry, retrying } = useCampaignParts(id, system, query);

  // A player has no business here: the server and the rules hold what matters, this spares a screen that does nothing.
  if (role === "player") return <Navigate to={paths.campaign(id, page?.system ?? system)} replace />;
  if (page !== undefined && role === "mj" && !lost) {
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
