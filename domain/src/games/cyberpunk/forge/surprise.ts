import { oneOf, shuffled } from "../../../game/forge/chance";
import type { GearLine } from "../../../game/forge/draftFields";
import { changeGear } from "../../../game/forge/gear";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { cyberpunkItems } from "../catalogue/items";
import { CYBERPUNK_ROLES } from "../roles";
import { completeCyberpunk } from "./complete";
import { type CyberpunkDraft, emptyCyberpunkDraft } from "./draft";
import { boughtImplants } from "./implants";
import { moneyLeft } from "./steps";

/** The steps with many points to spend. */
export const COMPLETABLE = ["stats", "skills"];

/** Random items while the money lasts. */
function shopping(source: RandomUint32): readonly GearLine[] {
  return shuffled(cyberpunkItems, source).reduce<readonly GearLine[]>((gear, { id, cost }) => {
    const affordable = cost !== undefined && cost.value <= moneyLeft({ gear });
    // The stats that say how much Humanity there is come after: one implant leaves some to anybody.
    const isImplant = boughtImplants([{ itemId: id, quantity: 1 }]).length > 0;
    const isSecond = isImplant && boughtImplants(gear).length > 0;
    return affordable && !isSecond && gear.length < 6 ? changeGear(gear, id, 1) : gear;
  }, []);
}

export function surpriseCyberpunk(draft: CyberpunkDraft, source: RandomUint32): CyberpunkDraft {
  const chosen: CyberpunkDraft = {
    ...emptyCyberpunkDraft,
    identity: draft.identity,
    dossier: draft.dossier,
    roleId: oneOf(CYBERPUNK_ROLES, source)?.id ?? "",
    gear: [...shopping(source)],
  };
  return COMPLETABLE.reduce((begun, step) => completeCyberpunk(begun, step, source), chosen);
}
