import { abilityModifier } from "../abilities";
import { fixedHitPointsPerLevel, hitPointsMax } from "../hitPoints";
import type { Dnd5eDraft } from "./draft";
import { classNamed, classOf, finalScore, subraceOf, totalLevel } from "./facts";

/** The hit die of most classes, used for custom ones. */
const ORDINARY_HIT_DIE = 8;

const hitDieOf = (draft: Dnd5eDraft): number => classOf(draft)?.hitDie ?? ORDINARY_HIT_DIE;

const times = (count: number, sides: number): number[] => Array.from({ length: count }, () => sides);

/**
 * The die sizes of the levels after the first, in the order in which `laterDice` stores their results:
 * `[10, 10, 6]`.
 */
export function laterHitDice(draft: Dnd5eDraft): readonly number[] {
  return [
    ...times(draft.level - 1, hitDieOf(draft)),
    ...draft.otherClasses.flatMap(({ name, level }) =>
      times(level, classNamed(name)?.hitDie ?? ORDINARY_HIT_DIE),
    ),
  ];
}

/** Whether the hit dice of all levels are rolled, or need not be. */
export function isHitDiceComplete(draft: Dnd5eDraft): boolean {
  if (draft.hitPointRule === "fixed") return true;
  const dice = laterHitDice(draft);
  return (
    draft.laterDice.length >= dice.length &&
    dice.every((sides, index) => (draft.laterDice[index] ?? 0) <= sides)
  );
}

/** The subrace that has one more hit point per level. */
const HARDY_SUBRACE = "nain-des-collines";

/**
 * Maximum hit points by the chosen rule. A die that is not rolled yet counts as its fixed value; without a
 * Constitution score no modifier is added.
 */
export function maxHitPoints(draft: Dnd5eDraft): number {
  if (draft.maxHitPoints > 0) return draft.maxHitPoints;
  const laterDice = laterHitDice(draft).map((sides, index) => {
    const rolled = draft.hitPointRule === "rolled" ? draft.laterDice[index] : undefined;
    return rolled ?? fixedHitPointsPerLevel(sides);
  });
  const isGiven = draft.baseScores.con > 0;
  const constitution = isGiven ? abilityModifier(finalScore(draft, "con")) : 0;
  const hardiness = subraceOf(draft)?.id === HARDY_SUBRACE ? totalLevel(draft) : 0;
  return hitPointsMax({ hitDie: hitDieOf(draft), constitution, laterDice }) + hardiness;
}
