import { paths } from "domain/links/paths";
import { normaliseSystem, type SystemId } from "domain/systems/systemIds";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { isRefusal } from "../../api/failureMessage";
import { useCampaignQuery } from "../../api/queries/campaigns";
import { Button, ButtonLink } from "../../ui/Button";
import { ErrorState } from "../../ui/EmptyState";
import { Loading } from "../../ui/Spinner";
import { useCampaignParts } from "../campaign/useCampaignParts";
import styles from "./MjPanel.module.css";
import { OpenPanel } from "./OpenPanel";

/** `/campaign/{id}/mj-panel?system=` (spec §2). */
export default function MjPanelScreen() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return <Panel key={id} id={id} system={normaliseSystem(search.get("system"))} />;
}

function Panel({ id, system }: { id: string; system: SystemId }) {
  const { data, error, fetchStatus, isFetching, refetch } = useCampaignQuery(system, id);
  const { page, role, lost } = useCampaignParts(id, system, data);

  // A player has no business here: the server and the rules hold what matters, this spares a screen that does nothing.
  if (role === "player") return <Navigate to={paths.campaign(id, page?.system ?? system)} replace />;
  if (page !== undefined && role === "mj" && !lost) {
    return <OpenPanel key={page.system} campaign={page} answer={data} />;
  }
  if (error === null && fetchStatus !== "paused" && !lost)
    return <Loading>Chargement de la campagne...</Loading>;
  return (
    <ErrorState
      action={
        <div className={styles.ways}>
          <Button loading={isFetching} onClick={() => void refetch()}>
            Réessayer
          </Button>
          <ButtonLink to={isRefusal(error) || lost ? paths.game : paths.campaign(id, system)}>
            {isRefusal(error) || lost ? "Retour au jeu" : "Retour à la campagne"}
          </ButtonLink>
        </div>
      }
    >
      Impossible de charger la campagne.
    </ErrorState>
  );
}
