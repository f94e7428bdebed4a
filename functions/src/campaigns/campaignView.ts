import type { CampaignSummary, CampaignView } from "domain/api/campaigns";
import type { CampaignDocument } from "domain/documents/campaign";
import type { CharacterDocument } from "domain/documents/character";
import type { JoinRequestDocument } from "domain/documents/joinRequest";
import type { MemberDocument } from "domain/documents/member";
import { compareFrench } from "domain/text/compareFrench";
import { characterView } from "../characters/characterView";
import type { Identified } from "../store/firestore";
import type { Found } from "../store/queries";

/** What the campaign's page is made of. `inviteToken` is undefined for everyone but the MJ. */
interface CampaignParts {
  campaign: Identified<CampaignDocument>;
  members: readonly Identified<MemberDocument>[];
  characters: readonly Identified<CharacterDocument>[];
  inviteToken: string | undefined;
}

/** Spec §3 "Campaign", as this viewer sees it. Deleted characters are left out; people and characters by name. */
export function campaignView(
  { campaign, members, characters, inviteToken }: CampaignParts,
  viewerUid: string,
): CampaignView {
  const { system, name, description, mj, settings, vttStatus, commandPanelUrl, links } = campaign.data;
  return {
    id: campaign.id,
    name,
    description,
    game: system,
    role: mj.uid === viewerUid ? "mj" : "player",
    dm: mj.name,
    dmProfile: { uid: mj.uid, name: mj.name },
    players: members
      .map(({ data }) => ({
        uid: data.uid,
        name: data.name,
        pronouns: data.pronouns,
        photoURL: data.photoURL,
      }))
      .toSorted((a, b) => compareFrench(a.name, b.name)),
    characters: characters
      .filter(({ data }) => data.deletedAt === undefined)
      .map((character) => characterView(character, name))
      .toSorted((a, b) => compareFrench(a.name, b.name)),
    settings,
    vttStatus,
    inviteToken,
    commandPanelUrl,
    links,
  };
}

/** Spec §3 "Listing items": a campaign that one runs or plays in. */
export function campaignSummary(campaign: Identified<CampaignDocument>, viewerUid: string): CampaignSummary {
  const { system, name, description, mj, settings, vttStatus } = campaign.data;
  return {
    id: campaign.id,
    title: name,
    game: system,
    role: mj.uid === viewerUid ? "mj" : "player",
    membershipStatus: "member",
    dm: mj.name,
    description,
    vttStatus,
    settings,
  };
}

/** A campaign that one waits to join: nothing is told of it but its name. */
export function pendingSummary(request: Found<JoinRequestDocument>): CampaignSummary | undefined {
  if (request.parentId === undefined) return undefined;
  return {
    id: request.parentId,
    title: request.data.campaignName,
    game: request.data.system,
    role: "player",
    membershipStatus: "pending",
    dm: "",
  };
}
