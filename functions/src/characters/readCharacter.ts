import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type CharacterDocument, characters } from "domain/documents/character";
import { users } from "domain/documents/user";
import type { Ownership } from "domain/sheet/character/quota";
import { AppError } from "domain/values/errors";
import { readDocument, readIfValid, type Stored, takeDocument } from "../store/firestore";
import type { Guarded } from "../store/guarded";
import { countCharactersOf } from "../store/queries";
import type { Caller } from "../store/sessions";

interface Place {
  system: string;
  id: string;
}

interface CharacterAtTable {
  character: Stored<CharacterDocument>;
  /** The campaign it is linked to, or was when it was deleted, if any. */
  campaign: Stored<CampaignDocument> | undefined;
}

type Ahead = Pick<Caller, "ahead">;

async function requireCharacter({ system, id }: Place, caller?: Ahead): Promise<Stored<CharacterDocument>> {
  const character = await takeDocument(caller?.ahead, characters, id);
  if (character === undefined || character.data.system !== system) throw new AppError("character-not-found");
  return character;
}

const campaignIdOf = ({ data }: Stored<CharacterDocument>) => data.campaignId ?? data.formerCampaignId;

/**
 * The character with this id, as read with the caller's session where it was, and its campaign. Throws `character-not-found` when it does not exist or
 * belongs to another system.
 */
export async function readCharacter(place: Place, caller?: Ahead): Promise<CharacterAtTable> {
  const character = await requireCharacter(place, caller);
  const campaignId = campaignIdOf(character);
  return {
    character,
    campaign: campaignId === undefined ? undefined : await readDocument(campaigns, campaignId),
  };
}

/**
 * The same to be shown to `viewerUid`: owners see their character without its campaign when the campaign's
 * document is invalid. What others may see is decided by that document.
 */
export async function readCharacterFor(viewerUid: string, place: Place): Promise<CharacterAtTable> {
  const character = await requireCharacter(place);
  const campaignId = campaignIdOf(character);
  if (campaignId === undefined) return { character, campaign: undefined };
  const read = character.data.userId === viewerUid ? readIfValid : readDocument;
  return { character, campaign: await read(campaigns, campaignId) };
}

/** How many characters a member has and may have, as long as nobody else counts them. */
export async function readOwnership(guarded: Guarded, uid: string): Promise<Ownership> {
  const [member, characterCount] = await Promise.all([
    guarded.read(users, uid),
    guarded.counting(["users", uid], "characters", () => countCharactersOf(uid)),
  ]);
  if (member === undefined) throw new AppError("session-expired");
  return { characterCount, characterQuota: member.data.characterQuota };
}
