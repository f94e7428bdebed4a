import { oneOf } from "../../../game/forge/chance";
import { fewThings } from "../../../game/forge/gear";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { vampireItems } from "../catalogue/items";
import { CLANS } from "../clans";
import { SKILL_SPREADS } from "../creation";
import { completeVampire } from "./complete";
import { emptyVampireDraft, type VampireDraft } from "./draft";

/** The steps with many points to spend. */
export const COMPLETABLE = ["attributes", "skills", "disciplines"];

export function surpriseVampire(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const chosen: VampireDraft = {
    ...emptyVampireDraft,
    identity: draft.identity,
    chronicle: draft.chronicle,
    clanId: oneOf(CLANS, source)?.id ?? "",
    skillSpread: oneOf(SKILL_SPREADS, source)?.id ?? draft.skillSpread,
    gear: fewThings(vampireItems, source),
  };
  return COMPLETABLE.reduce((begun, step) => completeVampire(begun, step, source), chosen);
}
