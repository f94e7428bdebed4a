import type { CallBody, CallResult } from "domain/api/call";
import type { Contract } from "domain/api/contract";
import { type AskDocument, asks } from "domain/documents/ask";
import { type AskSecretDocument, askSecrets } from "domain/documents/askSecret";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { fights } from "domain/documents/fight";
import { type PlayStateDocument, playStates } from "domain/documents/play";
import { mjRolls, type RollAudience, type RollDocument, rolls } from "domain/documents/roll";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { readState } from "domain/game/readState";
import type { AgainstTarget } from "domain/game/rolls/againstTarget";
import { playSystemOf } from "domain/games/registry/plays";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { meetingState } from "domain/table/rolls/againstAimed";
import { decideRoll, type RollDecision, type RollSubject } from "domain/table/rolls/decideRoll";
import { defenceRules, followingId, isFollowing } from "domain/table/rolls/strikes";
import { isRedo, isSameRoll } from "domain/table/rolls/tableRoll";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import {
  alreadyExists,
  isGone,
  readDocument,
  retryOnConflict,
  type Stored,
  takeDocument,
} from "../store/firestore";
import { GuardedBatch, withMember } from "../store/guardedBatch";
import { cryptoSource } from "../table/cryptoSource";
import { equippedOf } from "../table/playStates";
import { readCampaign } from "../table/readCampaign";
import { readMember } from "../table/readMember";

type Asked = CallBody<Contract["rollForTable"]>;
type Request = Parameters<Handler<"rollForTable">>[0];

const kindOf = (audience: RollAudience) => (audience === "mj" ? mjRolls : rolls);

/**
 * The request's id is the roll's: a request that is sent twice rolls once, and is answered with what it made, whatever has
 * changed since. Throws `campaign-not-found`, `roll-already-made`, and what `decideRoll` throws.
 */
export const rollForTable: Handler<"rollForTable"> = async (request) => {
  const { params, body, caller, now } = request;
  const { requestId } = body;
  try {
    const { roll, following } = await retryOnConflict(async () => {
      const read = await readSubject(request);
      const decision = decideRoll(read.subject, body, now, cryptoSource);
      await write(params.id, caller.uid, body, decision, read);
      return decision;
    });
    return viewOf(
      requestId,
      roll,
      following.map((one, place) => ({ id: followingId(requestId, place), ...one })),
    );
  } catch (error) {
    if (isGone(error)) throw new AppError("campaign-not-found");
    if (!(error instanceof AppError || alreadyExists(error))) throw error;
    const made = await madeBefore(params.id, caller.uid, body);
    if (made !== undefined) return made;
    throw alreadyExists(error) ? new AppError("roll-already-made") : error;
  }
};

/** What a roll is decided by, with the versions of what it changes. */
interface Read {
  readonly subject: RollSubject;
  readonly ask: Stored<AskDocument> | undefined;
  readonly askSecret: Stored<AskSecretDocument> | undefined;
  /** By their ids. */
  readonly rolls: ReadonlyMap<string, Stored<RollDocument>>;
}

async function readSubject({ params, body, caller }: Request): Promise<Read> {
  const { roll, askId, target: aim, follows, opposes } = body;
  const kind = kindOf(body.audience);
  const readCharacter = (id: string | undefined) =>
    id === undefined ? undefined : takeDocument(caller.ahead, characters, id);
  const atCreature = typeof aim === "object";
  const meeting = body.characterId === undefined ? undefined : meetingState(roll);
  const isDefended = defenceRules(roll) !== undefined || meeting !== undefined;
  const [campaign, character, aimed, order, fight, followed, earlier, opposed, ask, member] =
    await Promise.all([
      readCampaign(params, caller),
      readCharacter(body.characterId),
      readCharacter(typeof aim === "string" ? aim : undefined),
      atCreature ? readDocument(sharedInitiatives, params.id) : undefined,
      body.creatureId !== undefined || (atCreature && isDefended)
        ? readDocument(fights, params.id)
        : undefined,
      follows === undefined ? undefined : readDocument(kind, params.id, follows),
      isRedo(roll) ? readDocument(kind, params.id, roll.redo) : undefined,
      opposes === undefined ? undefined : rollOfAnyone(params.id, opposes),
      askId === undefined ? undefined : readDocument(asks, params.id, askId),
      readMember(caller),
    ]);
  const other = earlier?.data.contest?.with;
  const [against, equipped, state, catalogue, askSecret] = await Promise.all([
    other === undefined ? undefined : rollOfAnyone(params.id, other),
    aimed && isDefended ? equippedOf(aimed.data) : undefined,
    aimed && meeting ? readDocument(playStates, aimed.id) : undefined,
    atCreature && isDefended ? loadCreatures(campaign.data.system) : undefined,
    ask && hidesDifficulty(ask.data) ? readDocument(askSecrets, params.id, ask.id) : undefined,
  ]);
  const changing = [earlier, against, opposed].flatMap((one) => (one ? [[one.id, one] as const] : []));
  return {
    subject: {
      ...{ campaign, member: { uid: caller.uid, name: member.name }, character, aimed, equipped, catalogue },
      againstAimed: meeting && equipped && state && againstHero(state.data, equipped, meeting.metres),
      ...{ shared: order?.data.shared, fight: fight?.data, ask: ask?.data, followed: followed?.data },
      askSecret: askSecret?.data,
      earlier: earlier?.data,
      against: against && { id: against.id, ...against.data },
      opposed: opposed && { id: opposed.id, ...opposed.data },
    },
    ...{ ask, askSecret },
    rolls: new Map(changing),
  };
}

/** What the state of a character does to rolls at it; nothing of one that cannot be read. */
function againstHero(
  { state }: Pick<PlayStateDocument, "state">,
  equipped: EquippedCharacter,
  metres: number | undefined,
): AgainstTarget | undefined {
  const play = playSystemOf(equipped.character.system);
  const known = readState(play, state);
  return known && play.effectsAgainst?.(known, play.limitsOf(equipped), metres);
}

const hidesDifficulty = ({ content }: AskDocument): boolean =>
  content.kind === "roll" && content.hidesDifficulty !== undefined;

/** A roll before the table or for its MJ alone. */
async function rollOfAnyone(campaignId: string, id: string): Promise<Stored<RollDocument> | undefined> {
  const [seen, secret] = await Promise.all([
    readDocument(rolls, campaignId, id),
    readDocument(mjRolls, campaignId, id),
  ]);
  return seen ?? secret;
}

/** All of it in one write: whoever changes the ask or another roll meanwhile makes it be decided again. */
async function write(
  campaignId: string,
  uid: string,
  { requestId, askId = "" }: Asked,
  { roll, following, changed, isAnswer, judged }: RollDecision,
  read: Read,
): Promise<void> {
  const batch = new GuardedBatch()
    .requirePresent(campaigns, [campaignId])
    .create(kindOf(roll.audience), [campaignId, requestId], roll);
  for (const [place, one] of following.entries()) {
    batch.create(kindOf(one.audience), [campaignId, followingId(requestId, place)], one);
  }
  for (const { id, audience, change } of changed) {
    batch.update(kindOf(audience), [campaignId, id], change, read.rolls.get(id)?.version);
  }
  if (isAnswer) {
    const { character } = roll;
    const isHero = character !== undefined && read.ask?.data.heroes?.includes(character.id) === true;
    const answered = {
      answeredBy: withMember(uid),
      ...(isHero && { answeredFor: withMember(character.id) }),
    };
    batch.update(asks, [campaignId, askId], answered, read.ask?.version);
  }
  if (judged && read.askSecret) {
    const { data, version } = read.askSecret;
    const outcomes = { ...data.outcomes, [requestId]: judged };
    batch.update(askSecrets, [campaignId, askId], { outcomes }, version);
  }
  await batch.commit();
}

type Result = CallResult<Contract["rollForTable"]>;
type View = RollDocument & { readonly id: string };

const viewOf = (id: string, roll: RollDocument, following: readonly View[]): Result => ({
  id,
  ...roll,
  ...(following.length > 0 && { following: [...following] }),
});

/** What an earlier request of the same id made. */
async function madeBefore(campaignId: string, uid: string, body: Asked): Promise<Result | undefined> {
  const { requestId, following = [] } = body;
  const found = await Promise.all([rolls, mjRolls].map((kind) => readDocument(kind, campaignId, requestId)));
  const made = found.find((one) => one && isSameRoll(one.data, uid, body))?.data;
  if (made === undefined) return undefined;
  const thrown = await Promise.all(
    following.map((_, place) =>
      readDocument(kindOf(made.audience), campaignId, followingId(requestId, place)),
    ),
  );
  return viewOf(
    requestId,
    made,
    thrown.flatMap((one) =>
      one && isFollowing(one.data, requestId, made) ? [{ id: one.id, ...one.data }] : [],
    ),
  );
}
