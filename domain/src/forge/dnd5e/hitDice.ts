import { abilityModifier } from "../../character/abilities";
import { fixedHitPointsPerLevel, hitPointsMax } from "../../systems/dnd5e/hitPoints";
import type { Dnd5eDraft } from "./draft";
import { classNamed, classOf, finalScore, subraceOf, totalLevel } from "./facts";

/** That of most classes: what one of the maker's own is given. */
const ORDINARY_HIT_DIE = 8;

const hitDieOf = (draft: Dnd5eDraft): number => classOf(draft)?.hitDie ?? ORDINARY_HIT_DIE;

const times = (count: number, sides: number): number[] => Array.from({ length: count }, () => sides);

/** The dice of every level after the first, in the order in which `laterDice` keeps what they gave: `[10, 10, 6]`. */
export function laterHitDice(draft: Dnd5eDraft): readonly number[] {
  return [
    ...times(draft.level - 1, hitDieOf(draft)),
    ...draft.otherClasses.flatMap(({ name, level }) =>
      times(level, classNamed(name)?.hitDie ?? ORDINARY_HIT_DIE),
    ),
  ];
}

/** Whether every level has rolled its die: always, where they are not rolled. */
export function isHitDiceComplete(draft: Dnd5eDraft): boolean {
  if (draft.hitPointRule === "fixed") return true;
  const dice = laterHitDice(draft);
  return (
    draft.laterDice.length >= dice.length &&
    dice.every((sides, index) => (draft.laterDice[index] ?? 0) <= sides)
  );
}

/** A people whose members are hardier by one hit point a level. */
const HARDY_SUBRACE = "nain-des-collines";

/**
 * Maximum hit points by the rule of the table; a die that was not rolled yet counts what the fixed rule
 * gives, a Constitution that was not given yet nothing.
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
