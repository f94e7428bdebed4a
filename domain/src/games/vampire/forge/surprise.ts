import { oneOf } from "../../../game/forge/chance";
import { fewThings } from "../../../game/forge/gear";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { vampireItems } from "../catalogue/items";
import { CLANS } from "../clans";
import { SKILL_SPREADS } from "../creation";
import { predatorsOf } from "../predators";
import { chooseClan, choosePredator } from "./choose";
import { completeAge, completeVampire } from "./complete";
import { emptyVampireDraft, type VampireDraft } from "./draft";
import { predatorOf } from "./steps";

/** The steps with many points to spend. */
export const COMPLETABLE = ["attributes", "skills", "disciplines", "advantages"];

/** Whether its clan may hunt as its line says; a line that names no type forbids nothing. */
const isHunter = (draft: VampireDraft): boolean => {
  const predator = predatorOf(draft);
  return predator === undefined || predatorsOf(draft.clanId).includes(predator);
};

export function surpriseVampire(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const chosen: VampireDraft = {
    ...emptyVampireDraft,
    identity: draft.identity,
    chronicle: { ...draft.chronicle, generation: "" },
    skillSpread: oneOf(SKILL_SPREADS, source)?.id ?? draft.skillSpread,
    gear: fewThings(vampireItems, source),
  };
  const born = chooseClan(chosen, oneOf(CLANS, source)?.id ?? "", false);
  const hunter = isHunter(born) ? born : choosePredator(born, "");
  return COMPLETABLE.reduce(
    (begun, step) => completeVampire(begun, step, source),
    completeAge(hunter, source),
  );
}
