import { spendAtRandom } from "../../../game/forge/atRandom";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { type CharacteristicKey, CTHULHU_SKILLS } from "../traits";
import { ageingOf, mostTaken } from "./ageing";
import { type CthulhuDraft, emptyCthulhuDraft, PERCENT_RANGE } from "./draft";
import {
  CREDIT,
  interestPointsLeft,
  MYTHOS,
  occupationOf,
  occupationPointsLeft,
  occupationSkills,
  skillTotal,
} from "./steps";

type Points = Readonly<Record<string, number>>;

/** Gives the minimum credit rating of the occupation before other skills. */
function withCredit(draft: CthulhuDraft): CthulhuDraft {
  const missing = (occupationOf(draft)?.credit.min ?? 0) - skillTotal(draft, CREDIT);
  const share = Math.min(Math.max(0, missing), Math.max(0, occupationPointsLeft(draft)));
  const { occupationPoints } = draft;
  return {
    ...draft,
    occupationPoints: { ...occupationPoints, [CREDIT]: (occupationPoints[CREDIT] ?? 0) + share },
  };
}

/** Takes what its age takes from an investigator, at random. */
export function ageAtRandom(draft: CthulhuDraft, source: RandomUint32): CthulhuDraft {
  const young = { ...draft, ageLosses: emptyCthulhuDraft.ageLosses };
  // The dice may come after: where age takes points does not rest on them.
  const ageing = ageingOf({ ...young, ageDice: [1] });
  if (ageing === undefined) return young;
  const room = (key: CharacteristicKey, losses: CthulhuDraft["ageLosses"]) =>
    mostTaken(young, key) - losses[key];
  return {
    ...young,
    ageLosses: spendAtRandom(young.ageLosses, ageing.of, ageing.points, room, source),
  };
}

/**
 * Spends the remaining occupation and interest points at random, within the occupation's credit range; points
 * spent before stay.
 */
export function completeCthulhu(draft: CthulhuDraft, step: string, source: RandomUint32): CthulhuDraft {
  if (step !== "skills") return draft;
  const paid = withCredit(draft);
  const max = occupationOf(draft)?.credit.max ?? PERCENT_RANGE.max;
  const limitOf = (key: string) => (key === CREDIT ? max : PERCENT_RANGE.max);
  const jobRoom = (key: string, occupationPoints: Points) =>
    limitOf(key) - skillTotal({ ...paid, occupationPoints: { ...occupationPoints } }, key);
  const job = spendAtRandom(
    paid.occupationPoints,
    occupationSkills(paid),
    occupationPointsLeft(paid),
    jobRoom,
    source,
  );
  const worked = { ...paid, occupationPoints: job };
  const hobbies = CTHULHU_SKILLS.map(({ key }) => key).filter((key) => key !== MYTHOS && key !== CREDIT);
  const hobbyRoom = (key: string, interestPoints: Points) =>
    PERCENT_RANGE.max - skillTotal({ ...worked, interestPoints: { ...interestPoints } }, key);
  const interestPoints = spendAtRandom(
    worked.interestPoints,
    hobbies,
    interestPointsLeft(worked),
    hobbyRoom,
    source,
  );
  return { ...worked, interestPoints };
}
