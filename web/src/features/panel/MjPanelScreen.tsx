import { Button, Group } from "@mantine/core";
import { paths } from "domain/links/paths";
import { normaliseSystem, type SystemId } from "domain/systems/systemIds";
import type { ReactNode } from "react";
import { Link, Navigate, useParams, useSearchParams } from "react-router-dom";
import { useCampaignQuery } from "../../api/campaigns";
import { useCampaignParts } from "../../table/useCampaignParts";
import { ErrorState } from "../../ui/EmptyState";
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
    <Failure retry={retry} retrying={retrying}>
      <Button component={Link} to={away ? paths.game : paths.campaign(id, system)}>
        {away ? "Retour au jeu" : "Retour à la campagne"}
      </Button>
    </Failure>
  );
}

interface FailureProps {
  retry: () => void;
  retrying: boolean;
  /** Another way on. */
  children: ReactNode;
}

function Failure({ retry, retrying, children }: FailureProps) {
  usePageTitle("Commandes MJ");
  return (
    <ErrorState
      action={
        <Group justify="center" gap={10}>
          <Button loading={retrying} onClick={retry}>
            Réessayer
          </Button>
          {children}
        </Group>
      }
    >
      Impossible de charger la campagne.
    </ErrorState>
  );
}
