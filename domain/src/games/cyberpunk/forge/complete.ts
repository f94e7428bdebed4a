import { spendAtRandom } from "../../../game/forge/atRandom";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { SKILL_RANGE, STAT_RANGE, statPointsLeft } from "../creation";
import { CYBERPUNK_SKILLS, levelCost, STATS } from "../traits";
import type { CyberpunkDraft } from "./draft";
import { roleOf, skillPointsLeft } from "./steps";

/** The points that the skills of a role get before the others. */
const ROLE_SHARE = 12;

const skillRoom = (key: string, scores: Readonly<Record<string, number>>) =>
  SKILL_RANGE.max - (scores[key] ?? 0);

function completeSkills(draft: CyberpunkDraft, source: RandomUint32): CyberpunkDraft["skills"] {
  const own = roleOf(draft)?.skills ?? [];
  const share = Math.min(ROLE_SHARE, Math.max(0, skillPointsLeft(draft)));
  const begun = spendAtRandom(draft.skills, own, share, skillRoom, source, levelCost);
  const keys = CYBERPUNK_SKILLS.map(({ key }) => key);
  return spendAtRandom(begun, keys, skillPointsLeft({ skills: begun }), skillRoom, source, levelCost);
}

/** Spends the remaining points of a step at random; points spent before stay. */
export function completeCyberpunk(draft: CyberpunkDraft, step: string, source: RandomUint32): CyberpunkDraft {
  if (step === "skills") return { ...draft, skills: completeSkills(draft, source) };
  if (step !== "stats") return draft;
  const keys = STATS.map(({ key }) => key);
  const room = (key: (typeof keys)[number], stats: CyberpunkDraft["stats"]) => STAT_RANGE.max - stats[key];
  return { ...draft, stats: spendAtRandom(draft.stats, keys, statPointsLeft(draft.stats), room, source) };
}
