import { type CampaignPage, readCampaignPage, withLiveParts } from "domain/table/campaign/campaignPage";
import { type ViewerRole, viewerRole } from "domain/table/campaign/viewerRole";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { newestInvite, useRenewedInvite } from "../api/renewedInvite";
import { type AnsweredQuery, type LiveQuery, useLiveQuery } from "../api/useLiveQuery";
import { type LiveCampaign, useCampaignInvite, useLiveCampaign, useLiveMembers } from "../live/campaigns";
import { useCampaignCharacters } from "../live/characters";
import { dataOf } from "../live/liveSource";
import { useMember } from "../session/SessionProvider";

export interface CampaignParts
  extends Pick<LiveQuery<unknown, LiveCampaign>, "lost" | "refused" | "unreachable" | "retry" | "retrying"> {
  /** Undefined while neither the call nor a listener has answered. */
  readonly page: CampaignPage | undefined;
  readonly role: ViewerRole;
}

/**
 * The call's answer with what the listeners know better (docs/architecture.md "Two ways in"). `lost`: the campaign was
 * deleted, or the member is no longer in it. Each listener replaces its own part as soon as it has answered: the page
 * does not wait for the slowest.
 */
export function useCampaignParts(id: string, system: SystemId, query: AnsweredQuery<unknown>): CampaignParts {
  const { uid } = useMember();
  const { answer, live, lost, refused, unreachable, retry, retrying } = useLiveQuery(
    query,
    useLiveCampaign(id),
  );
  const answered = useMemo(
    () => (answer === undefined ? undefined : readCampaignPage(answer, id, system)),
    [answer, id, system],
  );
  const campaign = live ?? undefined;
  const mjUid = campaign?.mj.uid ?? answered?.mj.uid;
  const isMj = mjUid === uid;
  const players = dataOf(useLiveMembers(id));
  const characters = dataOf(useCampaignCharacters(id));
  const invite = dataOf(useCampaignInvite(isMj ? id : undefined));
  const inviteToken = newestInvite(invite?.token, useRenewedInvite(id));

  const page = useMemo(() => {
    const known = answered ?? (campaign && readCampaignPage({}, id, system));
    return known && withLiveParts(known, { campaign, players, characters, inviteToken });
  }, [answered, campaign, players, characters, inviteToken, id, system]);

  const memberIds = campaign?.memberIds ?? answered?.players.map((player) => player.uid) ?? [];
  const role = viewerRole(uid, { mj: { uid: mjUid ?? "", name: "" }, memberIds });
  return { page, role, lost, refused, unreachable, retry, retrying };
}
