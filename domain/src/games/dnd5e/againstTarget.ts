import type { AgainstTarget } from "../../game/rolls/againstTarget";
import type { RollEffect, RollSubject } from "../../game/rolls/rollEffect";
import {
  AGREEING,
  CONDITION_IDS,
  CONDITIONS,
  type Condition,
  type ConditionId,
  type ConditionRules,
} from "./play/conditions";

/** How far a blow against the helpless is critical, in metres, and one against the prone has advantage. */
const CLOSE_METRES = 1.5;

const isAttack = ({ kind }: RollSubject): boolean => kind === "attack";

/** « Cible à terre », « Cible étourdie » */
const targetLabel = ({ name }: Condition): string =>
  `Cible ${name.charAt(0).toLowerCase()}${name.slice(1)}${AGREEING.includes(name) ? "e" : ""}`;

/** Undefined where it depends on a distance that nobody knows. */
function modeAgainst(
  { attacked }: ConditionRules,
  isClose: boolean | undefined,
): RollEffect["mode"] | undefined {
  if (typeof attacked !== "object") return attacked;
  if (isClose === undefined) return undefined;
  return isClose ? attacked.within : attacked.beyond;
}

const DISTANCE = "1,5 m ou moins";

function notesOf({ attacked, hitsAreCritical }: ConditionRules, label: string): string[] {
  return [
    ...(typeof attacked === "object" ? [`${label} : avantage à ${DISTANCE}, désavantage de plus loin`] : []),
    ...(hitsAreCritical ? [`${label} : un coup qui touche à ${DISTANCE} est critique`] : []),
  ];
}

/** The conditions with those that they bring along, in their order. */
function withImplied(conditions: readonly ConditionId[]): ConditionId[] {
  const all = new Set(conditions.flatMap((id) => [id, ...CONDITIONS[id].implies]));
  return CONDITION_IDS.filter((id) => all.has(id));
}

/**
 * What the conditions of whom an attack is aimed at do to it: advantage against the restrained, disadvantage against the
 * invisible; against the prone by the distance; a hit at the paralysed and the unconscious from near is critical.
 *
 * @param metres how far the attacker is; undefined where that is not known
 * @example againstTarget(["prone"], 1.5).effects // « Cible à terre »: advantage
 */
export function againstTarget(conditions: readonly ConditionId[], metres: number | undefined): AgainstTarget {
  const isClose = metres === undefined ? undefined : metres <= CLOSE_METRES;
  const known = withImplied(conditions).map((id) => CONDITIONS[id]);
  const effects = known.flatMap((condition): RollEffect[] => {
    const { rules } = condition;
    const mode = modeAgainst(rules, isClose);
    const critical = rules.hitsAreCritical === true && isClose === true;
    if (mode === undefined && !critical) return [];
    const label = targetLabel(condition);
    return [
      {
        id: `target:${condition.name}`,
        label,
        ...(mode && { mode }),
        ...(critical && { critical: true }),
        appliesTo: isAttack,
      },
    ];
  });
  const notes =
    isClose === undefined
      ? known.flatMap((condition) => notesOf(condition.rules, targetLabel(condition)))
      : [];
  return { effects, notes };
}

/** The conditions among the words that a fight has for a creature. */
export const conditionsNamed = (names: readonly string[]): ConditionId[] =>
  CONDITION_IDS.filter((id) => names.includes(CONDITIONS[id].name));
