import type { CallBody, CallResult } from "domain/api/call";
import type { Contract } from "domain/api/contract";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { fights } from "domain/documents/fight";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import type { DamageSpec, RollSpec } from "domain/game/gameTypes";
import type { RedoSpec } from "domain/game/rolls/redoSpec";
import type { UseSpec } from "domain/game/rolls/useSpec";
import { contestAgain, requireOpposing } from "domain/table/rolls/contests";
import { settledDamage } from "domain/table/rolls/damageDealt";
import { inheritedOf, redoRoll } from "domain/table/rolls/redoRoll";
import {
  decided,
  defenceRules,
  followingId,
  isFollowing,
  requireAttacker,
  requireFollowed,
  strikeIn,
  thrownWith,
} from "domain/table/rolls/strikes";
import {
  isRedo,
  isSameRoll,
  type RollFacts,
  requireAim,
  requireRollAllowed,
  rollTableDice,
  tableRoll,
} from "domain/table/rolls/tableRoll";
import { AppError } from "domain/values/errors";
import { answerAsk } from "../asks/answerAsk";
import { createAtTable } from "../campaigns/createAtTable";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { readMember } from "../members/readMember";
import { alreadyExists, isGone, readDocument, retryOnConflict, takeDocument } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { cryptoSource } from "./cryptoSource";
import { oppose } from "./oppose";
import { readDefence } from "./readDefence";
import { rollOfAnyone } from "./rollOfAnyone";

type RollKind = typeof rolls | typeof mjRolls;
type Thrown = Parameters<typeof tableRoll>[3];

/**
 * The request's id is the roll's: a request that is sent twice rolls once. Throws `roll-already-made`, and
 * what `redoRoll`, `answerAsk` and `oppose` throw.
 */
export const rollForTable: Handler<"rollForTable"> = async ({ params, body, caller, now }) => {
  const readCharacter = (id: string | undefined) =>
    id === undefined ? undefined : takeDocument(caller.ahead, characters, id);
  const { requestId, roll, askId, target: aim, follows } = body;
  const kind: RollKind = body.audience === "mj" ? mjRolls : rolls;
  const atCreature = typeof aim === "object";
  const ofFight = body.creatureId !== undefined || (atCreature && defenceRules(roll) !== undefined);
  const [campaign, character, aimed, order, fight, attack, member] = await Promise.all([
    readCampaign(params, caller),
    readCharacter(body.characterId),
    readCharacter(typeof aim === "string" ? aim : undefined),
    atCreature ? readDocument(sharedInitiatives, params.id) : undefined,
    ofFight ? readDocument(fights, params.id) : undefined,
    follows === undefined ? undefined : readDocument(kind, params.id, follows),
    readMember(caller),
  ]);
  requireRollAllowed(campaign.id, campaign.data, caller.uid, body, character?.data);
  const target = requireAim(campaign.id, campaign.data, body, {
    character: aimed,
    shared: order?.data.shared,
  });
  const who = { uid: caller.uid, name: member.name };
  const creature = requireAttacker(fight?.data, body);
  const facts: RollFacts = { target, creature };
  const thrownNow = (spec: string | RollSpec | UseSpec) =>
    rollTableDice(campaign.data.system, spec, cryptoSource);
  if (askId !== undefined) {
    const answer = await answerAsk(campaign.id, caller.uid, { ...body, askId }, now, (asked) =>
      tableRoll(who, character, asked, thrownNow(asked.roll), now, facts),
    );
    return { id: requestId, ...answer };
  }
  const isMj = caller.uid === campaign.data.mj.uid;
  if (body.opposes !== undefined) {
    const spec = requireOpposing(roll);
    const asked = { uid: caller.uid, isMj, characterId: body.characterId, requestId, opposes: body.opposes };
    const asStored = (against: RollFacts, audience: RollDocument["audience"]) =>
      tableRoll(who, character, { ...body, audience }, thrownNow(spec), now, { ...facts, ...against });
    const opposing = await oppose(campaign.id, asked, now, { asStored, audience: body.audience });
    return { id: requestId, ...opposing };
  }
  const attacker = { creature, ...(character && { character: { id: character.id, name: "" } }) };
  const followed = follows !== undefined && {
    follows,
    ...requireFollowed(attack?.data, { uid: caller.uid, isMj }, attacker),
  };
  const asStored = (thrown: Thrown, more: RollFacts = {}) =>
    tableRoll(who, character, settled(body, thrown), thrown, now, { ...facts, ...followed, ...more });
  if (isRedo(roll)) {
    const redone = await redo(kind, campaign.id, requestId, roll, who.uid, asStored);
    return { id: requestId, ...redone };
  }
  const aimedAt = { system: campaign.data.system, target, character: aimed?.data, fight: fight?.data };
  const defence = await readDefence(roll, aimedAt);
  const thrown = decided(roll, thrownNow(roll), defence);
  const made = asStored(thrown, aimed && { defence });
  const following = thrownWith(body.following ?? [], strikeIn(made)).map((one) => {
    requireAim(campaign.id, campaign.data, { damage: one.damage }, {});
    const dealt = thrownNow(one.roll);
    const request = settled({ ...one, audience: body.audience }, dealt);
    return tableRoll(who, character, request, dealt, now, { ...facts, follows: requestId });
  });
  return makeOnce(kind, campaign.id, caller.uid, body, made, following);
};

/** A roll of damage with what its dice make of it. */
const settled = <Request extends { readonly damage?: DamageSpec | undefined }>(
  request: Request,
  { dice }: Thrown,
): Request => ({ ...request, damage: settledDamage(request.damage, dice, cryptoSource) });

/** Stores a roll with what follows it, and answers both as they are stored: what the first of several requests made. */
async function makeOnce(
  kind: RollKind,
  campaignId: string,
  uid: string,
  body: CallBody<Contract["rollForTable"]>,
  made: RollDocument,
  following: readonly RollDocument[],
): Promise<CallResult<Contract["rollForTable"]>> {
  const { requestId } = body;
  const idOf = (place: number) => followingId(requestId, place);
  const stored = await createAtTable(
    kind,
    [campaignId, requestId],
    made,
    (earlier) => isSameRoll(earlier, uid, body),
    (batch) =>
      following.reduce((all, roll, place) => all.create(kind, [campaignId, idOf(place)], roll), batch),
  );
  if (stored === undefined) throw new AppError("roll-already-made");
  const asked = body.following ?? [];
  const followers =
    stored === made
      ? following.map((roll, place) => ({ id: idOf(place), ...roll }))
      : (await Promise.all(asked.map((_, place) => readDocument(kind, campaignId, idOf(place))))).flatMap(
          (roll) => (roll && isFollowing(roll.data, requestId, stored) ? { id: roll.id, ...roll.data } : []),
        );
  return { id: requestId, ...stored, ...(followers.length > 0 && { following: followers }) };
}

/** The earlier roll names its second attempt in the write that makes it, so that there is never a third. */
function redo(
  kind: RollKind,
  campaignId: string,
  requestId: string,
  spec: RedoSpec,
  uid: string,
  asStored: (thrown: Thrown) => RollDocument,
): Promise<RollDocument> {
  return retryOnConflict(async () => {
    const earlier = await readDocument(kind, campaignId, spec.redo);
    if (earlier?.data.uid === uid && earlier.data.redoneBy === requestId) {
      const made = await readDocument(kind, campaignId, requestId);
      if (made) return made.data;
    }
    const thrown = asStored(redoRoll(earlier?.data, uid, spec, cryptoSource));
    const again = { ...thrown, ...(earlier && inheritedOf(earlier.data)) };
    const contest = earlier?.data.contest;
    const against = contest && (await rollOfAnyone(campaignId, contest.with));
    const ended =
      contest &&
      contestAgain(contest, { id: requestId, ...again }, against && { id: against.id, ...against.data });
    const roll = { ...again, ...(ended && { contest: ended.own }) };
    const batch = new GuardedBatch()
      .requirePresent(campaigns, [campaignId])
      .create(kind, [campaignId, requestId], roll)
      .update(kind, [campaignId, spec.redo], { redoneBy: requestId }, earlier?.version);
    if (against && ended)
      batch.update(against.kind, [campaignId, against.id], { contest: ended.other }, against.version);
    await batch.commit();
    return roll;
  }).catch((error) => {
    if (isGone(error)) throw new AppError("campaign-not-found");
    throw alreadyExists(error) ? new AppError("roll-already-made") : error;
  });
}
