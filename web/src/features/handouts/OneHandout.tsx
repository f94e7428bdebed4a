import { Stack } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import type { ReactNode } from "react";
import { dataOf, type Live } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";
import { HandoutNotes } from "./HandoutNotes";
import type { HandoutPageProps } from "./handoutPage";

interface OneHandoutProps<Handout> extends HandoutPageProps {
  live: Live<Handout | null>;
  /** What is said where there is none. */
  absent: string;
  children: (handout: Handout) => ReactNode;
}

/** The page of a handout with its notes, while it is on its way, and where it is not there, or not for the viewer. */
export function OneHandout<Handout extends { readonly title: string }>({
  campaign,
  handoutId,
  live,
  absent,
  children,
}: OneHandoutProps<Handout>) {
  const connected = useConnection();
  const handout = dataOf(live);
  usePageTitle(handout?.title ?? "Aide de jeu");
  if (live.status === "loading" && connected) return <Loading>Chargement de l'aide de jeu...</Loading>;
  const back = { to: paths.handouts(campaign.id, campaign.system), text: "Toutes les aides de jeu" };
  const of = { campaign, handoutId };
  return (
    <Stack pb="xl" data-system={campaign.system}>
      {handout ? (
        children(handout)
      ) : (
        <LoadFailure back={back}>
          {live.status === "ready" ? absent : "Impossible de charger cette aide de jeu."}
        </LoadFailure>
      )}
      <HandoutNotes {...of} kept={!handout} />
    </Stack>
  );
}
