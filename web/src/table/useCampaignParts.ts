import { type CampaignPage, readCampaignPage, withLiveParts } from "domain/campaign/campaignPage";
import { type ViewerRole, viewerRole } from "domain/campaign/viewerRole";
import type { SystemId } from "domain/systems/systemIds";
import { useMemo } from "react";
import { dataOf } from "../live/liveSource";
import { useCampaignCharacters } from "../live/useCampaignCharacters";
import { useCampaignInvite } from "../live/useCampaignInvite";
import { useLiveCampaign } from "../live/useLiveCampaign";
import { useLiveMembers } from "../live/useLiveMembers";
import { useMember } from "../session/SessionProvider";

export interface CampaignParts {
  /** Undefined while neither the call nor a listener has answered. */
  readonly page: CampaignPage | undefined;
  readonly role: ViewerRole;
  /** The listener was refused: the campaign was deleted, or the member is no longer in it. */
  readonly lost: boolean;
}

/** The call's answer with what the listeners know better (design: two ways in). */
export function useCampaignParts(id: string, system: SystemId, answer: unknown): CampaignParts {
  const { uid } = useMember();
  const live = useLiveCampaign(id);
  const answered = useMemo(
    () => (answer === undefined ? undefined : readCampaignPage(answer, id, system)),
    [answer, id, system],
  );
  const campaign = dataOf(live) ?? undefined;
  const mjUid = campaign?.mj.uid ?? answered?.mj.uid;
  const isMj = mjUid === uid;
  const players = dataOf(useLiveMembers(id));
  const characters = dataOf(useCampaignCharacters(id));
  const invite = dataOf(useCampaignInvite(isMj ? id : undefined));

  const page = useMemo(() => {
    const known = answered ?? (campaign && readCampaignPage({}, id, system));
    return known && withLiveParts(known, { campaign, players, characters, inviteToken: invite?.token });
  }, [answered, campaign, players, characters, invite, id, system]);

  const memberIds = campaign?.memberIds ?? answered?.players.map((player) => player.uid) ?? [];
  return {
    page,
    role: viewerRole(uid, { mj: { uid: mjUid ?? "", name: "" }, memberIds }),
    lost: live.status === "failed" && live.reason === "permission-denied",
  };
}
