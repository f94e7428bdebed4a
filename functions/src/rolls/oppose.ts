import { campaigns } from "domain/documents/campaign";
import { mjRolls, type RollAudience, type RollDocument, rolls } from "domain/documents/roll";
import { contestOf, opposedTarget, requireOpposable } from "domain/table/rolls/contests";
import type { RollFacts } from "domain/table/rolls/tableRoll";
import { AppError } from "domain/values/errors";
import { alreadyExists, isGone, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { rollOfAnyone } from "./rollOfAnyone";

interface Opposing {
  readonly uid: string;
  readonly isMj: boolean;
  readonly characterId: string | undefined;
  readonly requestId: string;
  /** The id of the roll that it opposes. */
  readonly opposes: string;
}

/** Throws the dice, and gives the roll as it is stored without how the contest ends. */
type Throw = (facts: RollFacts, audience: RollAudience) => RollDocument;

/**
 * Makes the roll and writes on both how they end against each other, under the version of the one that was there: of two
 * who oppose it at once one does. What is opposed to the MJ's roll is the MJ's. A request that is sent again answers the
 * roll that it made. Throws what `requireOpposable` throws, `campaign-not-found` and `roll-already-made`.
 */
export async function oppose(
  campaignId: string,
  { requestId, opposes, ...opponent }: Opposing,
  now: number,
  { asStored, audience: asked }: { readonly asStored: Throw; readonly audience: RollAudience },
): Promise<RollDocument> {
  let thrown: RollDocument | undefined;
  const madeBefore = async () => {
    const made = (await rollOfAnyone(campaignId, requestId))?.data;
    return made?.uid === opponent.uid && made.contest?.with === opposes ? made : undefined;
  };
  return retryOnConflict(async () => {
    const found = await rollOfAnyone(campaignId, opposes);
    const before = found?.data.contest?.with === requestId && (await madeBefore());
    if (before) return before;
    const acting = requireOpposable(found?.data, opponent, now);
    if (found === undefined) throw new AppError("roll-not-found");
    const audience = acting.audience === "mj" ? "mj" : asked;
    thrown ??= asStored({ ...opposedTarget(acting), follows: opposes }, audience);
    const { rolled } = thrown;
    if (rolled === undefined) throw new AppError("invalid-input");
    const ends = contestOf({ ...acting, id: opposes }, { ...thrown, rolled, id: requestId });
    const roll: RollDocument = { ...thrown, contest: ends.opposing };
    await new GuardedBatch()
      .requirePresent(campaigns, [campaignId])
      .create(audience === "mj" ? mjRolls : rolls, [campaignId, requestId], roll)
      .update(found.kind, [campaignId, opposes], { contest: ends.acting }, found.version)
      .commit();
    return roll;
  }).catch(async (error) => {
    if (isGone(error)) throw new AppError("campaign-not-found");
    if (!alreadyExists(error)) throw error;
    const made = await madeBefore();
    if (made === undefined) throw new AppError("roll-already-made");
    return made;
  });
}
