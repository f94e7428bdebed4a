import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { type CharacterDocument, characters } from "domain/documents/character";
import { members } from "domain/documents/member";
import { playStates } from "domain/documents/play";
import { tableScenes } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { tableScreens } from "domain/documents/tableScreen";
import { users } from "domain/documents/user";
import type { CampaignSettings } from "domain/game/campaignSettings";
import { findOfficialItem } from "domain/games/catalogue";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { nothingShared } from "domain/table/initiative/shareInitiative";
import { firstPlayState } from "domain/table/play/changePlayState";
import { noSceneShown } from "domain/table/scene/tableScene";
import { nothingOnScreen } from "domain/table/screen/showOnScreen";
import { type Person, unique } from "./cast";
import { put, putRaw, read } from "./database";

/** A stored campaign with its id and its invite token. */
export interface Table extends CampaignDocument {
  id: string;
  token: string;
}

const nameOf = async ({ uid }: Person): Promise<string> => {
  const user = await read(users, uid);
  if (user === undefined) throw new Error(`${uid} is no member`);
  return user.name;
};

/** A complete campaign with the MJ `mj` and the players `players`: with members, secret and invite link. */
export async function campaignRunBy(
  mj: Person,
  { players = [], ...changes }: Partial<CampaignDocument> & { players?: readonly Person[] } = {},
): Promise<Table> {
  const id = unique("table");
  const token = unique("jeton");
  const campaign: CampaignDocument = {
    system: "dnd5e",
    name: `Campagne ${id}`,
    description: "",
    mj: { uid: mj.uid, name: await nameOf(mj) },
    memberIds: players.map(({ uid }) => uid),
    settings: DEFAULT_CAMPAIGN_SETTINGS,
    vttStatus: { status: "offline", active: false },
    createdAt: 1,
    updatedAt: 1,
    ...changes,
  };
  const join = async (player: Person) => {
    const member = { uid: player.uid, name: await nameOf(player), pronouns: "", joinedAt: 1 };
    await put(members, [id, player.uid], member);
  };
  await put(campaigns, [id], campaign);
  await Promise.all([
    put(campaignSecrets, [id], { token }),
    put(campaignInvites, [token], { campaignId: id, system: campaign.system, createdAt: 1 }),
    put(sharedInitiatives, [id], nothingShared(1)),
    put(tableScenes, [id], noSceneShown(1)),
    put(tableScreens, [id], nothingOnScreen(1)),
    ...players.map(join),
  ]);
  return { ...campaign, id, token };
}

/** The stored character. */
export const storedCharacter = (id: string) => read(characters, id);

/** A stored character with its state in play, unless `older`: made before there were states. */
export async function characterOf(
  owner: Person,
  { older = false, ...changes }: Partial<CharacterDocument> & { older?: boolean } = {},
): Promise<string> {
  const id = unique("personnage");
  const character: CharacterDocument = {
    userId: owner.uid,
    system: "dnd5e",
    name: `Héros ${id}`,
    class: "Rôdeuse",
    stats: {},
    data: {},
    version: 1,
    updatedAt: 1,
    ...changes,
  };
  await put(characters, [id], character);
  if (!older) await put(playStates, [id], firstStateOf(character));
  return id;
}

/** The state of a new character, which wears official items alone. */
function firstStateOf(character: CharacterDocument) {
  const read = normaliseCharacter(character);
  const items = read.equippedItemIds.flatMap((id) => findOfficialItem(id) ?? []);
  const equipped = applyEquipment(read, read.inventoryItems, items);
  return firstPlayState(playSystemOf(character.system), character.userId, equipped, 1);
}

/** The stored campaign. */
export const storedCampaign = ({ id }: Pick<Table, "id">) => read(campaigns, id);

export async function changeCampaign(table: Table, changes: Partial<CampaignDocument>): Promise<void> {
  const campaign = await storedCampaign(table);
  if (campaign === undefined) throw new Error(`${table.id} is gone`);
  await put(campaigns, [table.id], { ...campaign, ...changes });
}

/** Makes the stored campaign invalid. */
export async function corruptCampaign(table: Table, changes: Record<string, unknown>): Promise<void> {
  await putRaw(campaigns.path(table.id), { ...(await storedCampaign(table)), ...changes });
}

/** The default settings, with changes. */
export const settingsWith = (changes: Partial<CampaignSettings>): CampaignSettings => ({
  ...DEFAULT_CAMPAIGN_SETTINGS,
  ...changes,
});
