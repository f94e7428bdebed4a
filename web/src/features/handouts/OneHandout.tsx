import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import type { ReactNode } from "react";
import { dataOf, type Live } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";

export interface HandoutPageProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  handoutId: string;
}

interface OneHandoutProps<Handout> extends Pick<HandoutPageProps, "campaign"> {
  live: Live<Handout | null>;
  /** What is said where there is none. */
  absent: string;
  children: (handout: Handout) => ReactNode;
}

/** The page of a handout, while it is on its way, and where it is not there, or not for the viewer. */
export function OneHandout<Handout extends { readonly title: string }>({
  campaign,
  live,
  absent,
  children,
}: OneHandoutProps<Handout>) {
  const connected = useConnection();
  const handout = dataOf(live);
  usePageTitle(handout?.title ?? "Aide de jeu");
  if (live.status === "loading" && connected) return <Loading>Chargement de l'aide de jeu...</Loading>;
  if (handout) return children(handout);
  const back = { to: paths.handouts(campaign.id, campaign.system), text: "Toutes les aides de jeu" };
  return (
    <LoadFailure back={back}>
      {live.status === "ready" ? absent : "Impossible de charger cette aide de jeu."}
    </LoadFailure>
  );
}
