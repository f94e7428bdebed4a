import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { ViewerRole } from "domain/table/campaign/viewerRole";
import { paths } from "domain/values/links/paths";
import { normaliseSystem, type SystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useCampaignQuery } from "../../api/campaign";
import { BACK_TO_GAME, LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { useLastKnown } from "../../ui/useLastKnown";
import { usePageTitle } from "../../ui/usePageTitle";
import { useCampaignParts } from "../useCampaignParts";
import { CampaignLost } from "./NotAdmitted";

/** What a page of a campaign says while its campaign is not there. */
export interface AccessWords {
  /** « Séances » */
  readonly title: string;
  readonly loading: string;
  readonly failure: string;
}

export interface OpenPage {
  readonly campaign: CampaignPage;
  readonly role: Exclude<ViewerRole, "none">;
}

interface TableMembersOnlyProps {
  words: AccessWords;
  children: (open: OpenPage) => ReactNode;
}

/** Shows a page of a campaign to its members, by the address. */
export function TableMembersOnly(props: TableMembersOnlyProps) {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return <MembersOnly key={id} id={id} system={normaliseSystem(search.get("system"))} {...props} />;
}

interface MembersOnlyProps extends TableMembersOnlyProps {
  id: string;
  system: SystemId;
}

function MembersOnly({ id, system, words, children }: MembersOnlyProps) {
  const query = useCampaignQuery(system, id);
  const { page, role, lost, refused, unreachable, retry, retrying } = useCampaignParts(id, system, query);
  const last = useLastKnown(lost ? undefined : page);
  if (lost && last !== undefined) {
    return <CampaignLost name={last.name} mjName={role === "mj" ? undefined : last.mj.name} />;
  }
  if (page !== undefined && role !== "none" && !lost) return children({ campaign: page, role });
  if (!refused && !unreachable && !lost) return <Loading>{words.loading}</Loading>;
  return (
    <Failure
      words={words}
      back={refused || lost ? BACK_TO_GAME : { to: paths.campaign(id, system), text: "Retour à la campagne" }}
      retry={retry}
      retrying={retrying}
    />
  );
}

interface FailureProps extends Pick<TableMembersOnlyProps, "words"> {
  back: { readonly to: string; readonly text: string };
  retry: () => void;
  retrying: boolean;
}

function Failure({ words, ...ways }: FailureProps) {
  usePageTitle(words.title);
  return <LoadFailure {...ways}>{words.failure}</LoadFailure>;
}
