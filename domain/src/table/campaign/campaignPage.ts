import * as z from "zod/mini";
import type { CampaignDocument, VttStatus } from "../../documents/campaign";
import { campaignLinksSchema, vttStatusSchema } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import type { MemberDocument } from "../../documents/member";
import type { CampaignSettings } from "../../game/campaignSettings";
import { readAvatarUrl } from "../../sheet/character/avatar";
import { FALLBACKS } from "../../sheet/character/fallbacks";
import { MISSING_NICKNAME } from "../../values/nickname";
import { pictureAddress } from "../../values/portraits/portrait";
import { fieldsAt, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import { PROSE_LENGTH, readList, readText } from "../../values/reading/values";
import type { SystemId } from "../../values/systemIds";
import { compareFrench } from "../../values/text/compareFrench";
import { isStoryShared } from "../evenings/heroStory";
import { readCampaignSettings } from "./settings";

/** Shown for a campaign without a name. */
const UNNAMED_CAMPAIGN = "Campagne sans nom";
/** Shown for a campaign that does not name its MJ. */
const UNNAMED_MJ = "MJ";

export interface CampaignPlayer {
  readonly uid: string;
  readonly name: string;
  readonly pronouns: string;
  readonly photoURL?: string | undefined;
}

/** A linked character, as a line of the page. */
export interface CampaignCharacter {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly class: string;
  readonly avatarUrl?: string | undefined;
  /** Its values were not rolled in this campaign, whose rules require it. */
  readonly offTableDice: boolean;
  /** Its player lets the table read its story. */
  readonly storyShared: boolean;
}

/** A name as it is shown, and as it was given: undefined where what is shown stands in for a missing one. */
interface Named {
  readonly name: string;
  readonly givenName: string | undefined;
}

const named = (raw: unknown, fallback: string): Named => {
  const givenName = readText(raw);
  return { name: givenName ?? fallback, givenName };
};

/** The data of the campaign's page (product §2 "Campaign page"), as far as it could be read. */
export interface CampaignPage extends Named {
  readonly id: string;
  readonly system: SystemId;
  readonly description: string;
  readonly mj: Named & { readonly uid: string };
  readonly players: readonly CampaignPlayer[];
  readonly characters: readonly CampaignCharacter[];
  readonly settings: CampaignSettings;
  readonly vttStatus: VttStatus;
  readonly inviteToken?: string | undefined;
  readonly commandPanelUrl?: string | undefined;
  readonly links?: CampaignDocument["links"];
}

const byName = <Entry extends { readonly name: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => compareFrench(a.name, b.name));

function readPlayer(raw: unknown): CampaignPlayer[] {
  const fields = fieldsOf(raw);
  const uid = readText(pick(fields, ["uid", "userId", "id"]));
  if (uid === undefined) return [];
  return [
    {
      uid,
      name: readText(pick(fields, ["name", "displayName"])) ?? MISSING_NICKNAME,
      pronouns: readText(pick(fields, ["pronouns", "pronoun"])) ?? "",
      photoURL: pictureAddress(pick(fields, ["photoURL", "picture"])),
    },
  ];
}

function readCharacter(raw: unknown): CampaignCharacter[] {
  const fields = fieldsOf(raw);
  const id = readText(pick(fields, ["id"]));
  if (id === undefined) return [];
  return [
    {
      id,
      userId: readText(pick(fields, ["userId"])) ?? "",
      name: readText(pick(fields, ["name"])) ?? FALLBACKS.name,
      class: readText(pick(fields, ["class"])) ?? FALLBACKS.class,
      avatarUrl: readAvatarUrl([fieldsAt(fields, "data")]),
      offTableDice: pick(fields, ["offTableDice"]) === true,
      storyShared: isStoryShared(fields),
    },
  ];
}

/** Players by name in French order; entries without an id are left out. Never throws. */
function readPlayers(raw: unknown): CampaignPlayer[] {
  return byName(readList(raw).flatMap(readPlayer));
}

/** Characters by name in French order; entries without an id are left out. Never throws. */
function readCharacters(raw: unknown): CampaignCharacter[] {
  return byName(readList(raw).flatMap(readCharacter));
}

/**
 * Reads an answer of `getCampaign` field by field, so that a campaign with missing or invalid fields still
 * has a page. Never throws.
 */
export function readCampaignPage(raw: unknown, id: string, system: SystemId): CampaignPage {
  const answer = isRecord(raw) ? raw : {};
  const mj = fieldsOf(answer.dmProfile);
  const vttStatus = z.safeParse(vttStatusSchema, answer.vttStatus);
  const links = z.safeParse(campaignLinksSchema, answer.links);
  return {
    id,
    system,
    ...named(answer.name, UNNAMED_CAMPAIGN),
    description: readText(answer.description, PROSE_LENGTH) ?? "",
    mj: { uid: readText(pick(mj, ["uid"])) ?? "", ...named(pick(mj, ["name"]), UNNAMED_MJ) },
    players: readPlayers(answer.players),
    characters: readCharacters(answer.characters),
    settings: readCampaignSettings(answer.settings),
    vttStatus: vttStatus.success ? vttStatus.data : {},
    inviteToken: readText(answer.inviteToken),
    commandPanelUrl: readText(answer.commandPanelUrl, 2048),
    links: links.success ? links.data : undefined,
  };
}

const memberPlayer = ({ uid, name, pronouns, photoURL }: MemberDocument): CampaignPlayer => ({
  uid,
  name: readText(name) ?? MISSING_NICKNAME,
  pronouns: readText(pronouns) ?? "",
  photoURL: pictureAddress(photoURL),
});

type LinkedCharacter = CharacterDocument & { readonly id: string };

const linkedCharacter = (character: LinkedCharacter): CampaignCharacter => ({
  id: character.id,
  userId: character.userId,
  name: readText(character.name) ?? FALLBACKS.name,
  class: readText(character.class) ?? FALLBACKS.class,
  avatarUrl: readAvatarUrl([fieldsOf(character.data)]),
  offTableDice: character.offTableDice === true,
  storyShared: isStoryShared(character),
});

/** The documents of the page's listeners; undefined until each has delivered. */
export interface LiveCampaignParts {
  readonly campaign?: CampaignDocument | undefined;
  readonly players?: readonly MemberDocument[] | undefined;
  readonly characters?: readonly LinkedCharacter[] | undefined;
  readonly inviteToken?: string | undefined;
}

/** The page with the listeners' values in place of the fields they deliver. */
export function withLiveParts(page: CampaignPage, live: LiveCampaignParts): CampaignPage {
  const { campaign } = live;
  return {
    ...page,
    ...(campaign && {
      system: campaign.system,
      ...named(campaign.name, UNNAMED_CAMPAIGN),
      description: campaign.description,
      mj: { uid: campaign.mj.uid, ...named(campaign.mj.name, UNNAMED_MJ) },
      settings: campaign.settings,
      vttStatus: campaign.vttStatus,
      commandPanelUrl: campaign.commandPanelUrl,
      links: campaign.links,
    }),
    ...(live.players && { players: byName(live.players.map(memberPlayer)) }),
    ...(live.characters && { characters: byName(live.characters.map(linkedCharacter)) }),
    inviteToken: live.inviteToken ?? page.inviteToken,
  };
}
