import { assignAtRandom, spendAtRandom } from "../../../game/forge/atRandom";
import { oneOf } from "../../../game/forge/chance";
import { fewThings } from "../../../game/forge/gear";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { cthulhuItems } from "../catalogue/items";
import { CHARACTERISTIC_RANGE, characteristicPointsLeft, QUICK_ARRAY } from "../creation";
import { OCCUPATIONS } from "../occupations";
import { CHARACTERISTICS } from "../traits";
import { ageAtRandom, completeCthulhu } from "./complete";
import { type CthulhuDraft, emptyCthulhuDraft } from "./draft";

function giveCharacteristics(draft: CthulhuDraft, source: RandomUint32): CthulhuDraft["characteristics"] {
  const keys = CHARACTERISTICS.map(({ key }) => key);
  const { min, max } = CHARACTERISTIC_RANGE;
  if (draft.method === "rolled") return draft.characteristics;
  if (draft.method === "quick")
    return assignAtRandom(emptyCthulhuDraft.characteristics, keys, QUICK_ARRAY, source);
  const lowest = Object.fromEntries(keys.map((key) => [key, min])) as CthulhuDraft["characteristics"];
  const room = (key: (typeof keys)[number], scores: CthulhuDraft["characteristics"]) => max - scores[key];
  return spendAtRandom(lowest, keys, characteristicPointsLeft(lowest), room, source);
}

export function surpriseCthulhu(draft: CthulhuDraft, source: RandomUint32): CthulhuDraft {
  const chosen: CthulhuDraft = {
    ...draft,
    occupationId: oneOf(OCCUPATIONS, source)?.id ?? "",
    customOccupation: "",
    characteristics: giveCharacteristics(draft, source),
    occupationPoints: emptyCthulhuDraft.occupationPoints,
    interestPoints: emptyCthulhuDraft.interestPoints,
    gear: fewThings(cthulhuItems, source),
  };
  return completeCthulhu(ageAtRandom(chosen, source), "skills", source);
}
