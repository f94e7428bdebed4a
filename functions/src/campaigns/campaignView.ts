import type { CampaignView } from "domain/api/campaigns";
import type { CampaignDocument } from "domain/documents/campaign";
import type { CharacterDocument } from "domain/documents/character";
import type { MemberDocument } from "domain/documents/member";
import type { PlayStateDocument } from "domain/documents/play";
import { compareFrench } from "domain/values/text/compareFrench";
import { characterView } from "../characters/characterView";
import type { Identified } from "../store/firestore";

/** The documents that the campaign's page shows. `inviteToken` is undefined for everyone but the MJ. */
interface CampaignParts {
  campaign: Identified<CampaignDocument>;
  members: readonly Identified<MemberDocument>[];
  characters: readonly Identified<CharacterDocument>[];
  /** By the id of the character. */
  playStates: ReadonlyMap<string, PlayStateDocument>;
  inviteToken: string | undefined;
}

/** Product §3 "Campaign", as this viewer may see it. Members and characters are sorted by name. */
export function campaignView(
  { campaign, members, characters, playStates, inviteToken }: CampaignParts,
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
      .map((character) => characterView(character, name, playStates.get(character.id)))
      .toSorted((a, b) => compareFrench(a.name, b.name)),
    settings,
    vttStatus,
    inviteToken,
    commandPanelUrl,
    links,
  };
}
