import { paths } from "domain/values/links/paths";
import { normaliseSystem, type SystemId } from "domain/values/systemIds";
import { useEffect } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useStoryQuery } from "../../api/evenings";
import { isRefusal } from "../../http/failureMessage";
import { BACK_TO_GAME, LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";
import { StoryPage } from "./story/StoryPage";
import "../../ui/paper.css";

/** `/character/{id}/histoire?system=`: what a character lived at its table (product §2.20.7). */
export default function StoryScreen() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return <Story key={id} id={id} system={normaliseSystem(search.get("system"))} />;
}

/** Read to its end by itself: whoever prints it prints all of it. */
function Story({ id, system }: { id: string; system: SystemId }) {
  const query = useStoryQuery({ system, id });
  const { data, error, isError, hasNextPage, isFetching, fetchNextPage, refetch, fetchStatus } = query;
  const goesOn = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const [first] = data?.pages ?? [];
  const isSilent = isError || fetchStatus === "paused";
  const retry = () => void (first && hasNextPage ? fetchNextPage() : refetch());
  if (first && !isRefusal(error)) {
    const evenings = data?.pages.flatMap((page) => page.evenings) ?? [];
    const reading = { whole: !hasNextPage, failed: isSilent, retry, retrying: isFetching };
    return <StoryPage hero={{ ...first, id, system }} evenings={evenings} reading={reading} />;
  }
  if (!isSilent) return <Loading>Chargement de l'histoire...</Loading>;
  return <Failure {...{ id, system, error }} retry={retry} retrying={isFetching} />;
}

interface FailureProps {
  id: string;
  system: SystemId;
  /** Null without a network. */
  error: Error | null;
  retry: () => void;
  retrying: boolean;
}

function Failure({ id, system, error, ...again }: FailureProps) {
  usePageTitle("Histoire");
  const sheet = { to: paths.character(id, system), text: "Retour à la fiche" };
  if (!isRefusal(error)) {
    return (
      <LoadFailure back={sheet} {...again}>
        Impossible de charger l'histoire de ce personnage.
      </LoadFailure>
    );
  }
  if (error.status === 403) {
    return <LoadFailure back={sheet}>Son joueur n'a pas partagé cette histoire avec la table.</LoadFailure>;
  }
  return <LoadFailure back={BACK_TO_GAME}>Ce personnage n'existe pas, ou n'existe plus.</LoadFailure>;
}
