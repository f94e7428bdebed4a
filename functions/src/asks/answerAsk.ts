import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import type { RollSpec } from "domain/game/gameTypes";
import { answerTo } from "domain/table/asks/answerAsk";
import { requireOpenAsk } from "domain/table/asks/ask";
import type { TableRollRequest } from "domain/table/rolls/tableRoll";
import { AppError } from "domain/values/errors";
import { alreadyExists, readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch, withMember } from "../store/guardedBatch";

/** A roll request that answers an ask. */
interface Answer extends TableRollRequest {
  readonly askId: string;
  readonly requestId: string;
}

/** Throws the dice of a request as the ask wants it, and gives the roll as it is stored. */
type Throw = (request: TableRollRequest & { readonly roll: RollSpec }) => RollDocument;

/** The roll that an earlier request of the same id made, whom it was for: the ask may be closed since. */
async function answeredBefore(campaignId: string, uid: string, { askId, requestId }: Answer) {
  const found = await Promise.all([rolls, mjRolls].map((kind) => readDocument(kind, campaignId, requestId)));
  return found.find((roll) => roll?.data.uid === uid && roll.data.askId === askId)?.data;
}

/**
 * Makes the roll and notes on the ask that the player has answered, in one write under the ask's version: each player
 * answers once, and nobody an ask that is closed. A request that is sent again answers the roll that it made. Throws
 * what `requireOpenAsk` and `answerTo` throw, and `roll-already-made`.
 */
export function answerAsk(
  campaignId: string,
  uid: string,
  answer: Answer,
  now: number,
  asStored: Throw,
): Promise<RollDocument> {
  const { askId, requestId } = answer;
  return retryOnConflict(async () => {
    const ask = await readDocument(asks, campaignId, askId);
    if (ask === undefined || ask.data.answeredBy.includes(uid)) {
      const made = await answeredBefore(campaignId, uid, answer);
      if (made !== undefined) return made;
    }
    const asked = requireOpenAsk(ask?.data, uid, now);
    const roll = asStored(answerTo(asked, answer));
    await new GuardedBatch()
      .requirePresent(campaigns, [campaignId])
      .create(roll.audience === "mj" ? mjRolls : rolls, [campaignId, requestId], roll)
      .update(asks, [campaignId, askId], { answeredBy: withMember(uid) }, ask?.version)
      .commit();
    return roll;
  }).catch((error) => {
    throw alreadyExists(error) ? new AppError("roll-already-made") : error;
  });
}
