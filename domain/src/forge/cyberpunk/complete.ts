import type { RandomUint32 } from "../../dice/randomSource";
import { SKILL_RANGE, STAT_RANGE, statPointsLeft } from "../../systems/cyberpunk/creation";
import { CYBERPUNK_SKILLS, STATS } from "../../systems/cyberpunk/traits";
import { spent } from "../spendRest";
import type { CyberpunkDraft } from "./draft";
import { roleOf, skillPointsLeft } from "./steps";

/** A role is known by its own skills: they take their share before the others. */
const ROLE_SHARE = 12;

const skillRoom = (key: string, scores: Readonly<Record<string, number>>) =>
  SKILL_RANGE.max - (scores[key] ?? 0);

function completeSkills(draft: CyberpunkDraft, source: RandomUint32): CyberpunkDraft["skills"] {
  const own = roleOf(draft)?.skills ?? [];
  const share = Math.min(ROLE_SHARE, Math.max(0, skillPointsLeft(draft)));
  const begun = spent(draft.skills, own, share, skillRoom, source);
  const keys = CYBERPUNK_SKILLS.map(({ key }) => key);
  return spent(begun, keys, skillPointsLeft({ skills: begun }), skillRoom, source);
}

/** Spends by chance what of a step's points is left; what was bought stays. */
export function completeCyberpunk(draft: CyberpunkDraft, step: string, source: RandomUint32): CyberpunkDraft {
  if (step === "skills") return { ...draft, skills: completeSkills(draft, source) };
  if (step !== "stats") return draft;
  const keys = STATS.map(({ key }) => key);
  const room = (key: (typeof keys)[number], stats: CyberpunkDraft["stats"]) => STAT_RANGE.max - stats[key];
  return { ...draft, stats: spent(draft.stats, keys, statPointsLeft(draft.stats), room, source) };
}
