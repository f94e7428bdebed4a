import type { CampaignView } from "domain/api/campaigns";
import type { CampaignDocument } from "domain/documents/campaign";
import type { CharacterDocument } from "domain/documents/character";
import type { MemberDocument } from "domain/documents/member";
import { compareFrench } from "domain/text/compareFrench";
import { characterView } from "../characters/characterView";
import type { Identified } from "../store/firestore";

/** What the campaign's page is made of. `inviteToken` is undefined for everyone but the MJ. */
interface CampaignParts {
  campaign: Identified<CampaignDocument>;
  members: readonly Identified<MemberDocument>[];
  characters: readonly Identified<CharacterDocument>[];
  inviteToken: string | undefined;
}

/** Product §3 "Campaign", as this viewer sees it. People and characters by name. */
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
      .map((character) => characterView(character, name))
      .toSorted((a, b) => compareFrench(a.name, b.name)),
    settings,
    vttStatus,
    inviteToken,
    commandPanelUrl,
    links,
  };
}
