import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import type { RollSpec } from "domain/game/gameTypes";
import type { RedoSpec } from "domain/game/rolls/redoSpec";
import { inheritedOf, redoRoll } from "domain/table/rolls/redoRoll";
import {
  isRedo,
  isSameRoll,
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
import {
  alreadyExists,
  GuardedBatch,
  isGone,
  readDocument,
  retryOnConflict,
  takeDocument,
} from "../store/firestore";
import { cryptoSource } from "./cryptoSource";

type RollKind = typeof rolls | typeof mjRolls;
type Thrown = Parameters<typeof tableRoll>[3];

/**
 * The request's id is the roll's: a request that is sent twice rolls once. Throws `roll-already-made`, and
 * what `redoRoll` and `answerAsk` throw.
 */
export const rollForTable: Handler<"rollForTable"> = async ({ params, body, caller, now }) => {
  const readCharacter = (id: string | undefined) =>
    id === undefined ? undefined : takeDocument(caller.ahead, characters, id);
  const { target: aim } = body;
  const [campaign, character, aimed, order, member] = await Promise.all([
    readCampaign(params, caller),
    readCharacter(body.characterId),
    readCharacter(typeof aim === "string" ? aim : undefined),
    typeof aim === "object" ? readDocument(sharedInitiatives, params.id) : undefined,
    readMember(caller),
  ]);
  requireRollAllowed(campaign.id, campaign.data, caller.uid, body, character?.data);
  const target = requireAim(campaign.id, campaign.data, body, {
    character: aimed,
    shared: order?.data.shared,
  });
  const who = { uid: caller.uid, name: member.name };
  const { requestId, roll, askId } = body;
  const kind: RollKind = body.audience === "mj" ? mjRolls : rolls;
  const thrownNow = (spec: string | RollSpec) => rollTableDice(campaign.data.system, spec, cryptoSource);
  if (askId !== undefined) {
    const answer = await answerAsk(campaign.id, caller.uid, { ...body, askId }, now, (asked) =>
      tableRoll(who, character, asked, thrownNow(asked.roll), now, target),
    );
    return { id: requestId, ...answer };
  }
  const asStored = (thrown: Thrown) => tableRoll(who, character, body, thrown, now, target);
  if (isRedo(roll)) {
    const redone = await redo(kind, campaign.id, requestId, roll, who.uid, asStored);
    return { id: requestId, ...redone };
  }
  const thrown = asStored(thrownNow(roll));
  const stored = await createAtTable(kind, [campaign.id, requestId], thrown, (earlier) =>
    isSameRoll(earlier, caller.uid, body),
  );
  if (stored === undefined) throw new AppError("roll-already-made");
  return { id: requestId, ...stored };
};

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
    const roll = { ...thrown, ...(earlier && inheritedOf(earlier.data)) };
    await new GuardedBatch()
      .requirePresent(campaigns, [campaignId])
      .create(kind, [campaignId, requestId], roll)
      .update(kind, [campaignId, spec.redo], { redoneBy: requestId }, earlier?.version)
      .commit();
    return roll;
  }).catch((error) => {
    if (isGone(error)) throw new AppError("campaign-not-found");
    throw alreadyExists(error) ? new AppError("roll-already-made") : error;
  });
}
