import type { EquippedCharacter } from "../../../equipment/applyEquipment";
import { clampTo } from "../../../play/range";
import type { Gauge } from "../../sheetReading";
import { readCthulhu, skillBase } from "../sheet";
import { CTHULHU_SKILLS } from "../traits";
import { type CthulhuLimits, type CthulhuState, FRESH_STATE, RANGES } from "./state";

const reading = ({ character: { stats, data } }: EquippedCharacter) => readCthulhu({ stats, data });

/** The maxima of the build and its skills. */
export function limitsOf(equipped: EquippedCharacter): CthulhuLimits {
  const { characteristics, skills, hitPoints, sanity, magicPoints } = reading(equipped);
  const known = CTHULHU_SKILLS.flatMap((skill): (readonly [string, number])[] => {
    const value = skills[skill.key] ?? skillBase(skill, characteristics);
    return value === undefined ? [] : [[skill.key, value]];
  });
  return {
    hitPoints: hitPoints.max,
    magic: magicPoints.max,
    sanity: clampTo(RANGES.sanity, sanity.max),
    skills: Object.fromEntries(known),
  };
}

const lost = ({ current, max }: Gauge): number => max - current;

/** An investigator that has no state yet, as its `stats` tell it; without Luck, it has none to spend. */
export function firstState(equipped: EquippedCharacter): CthulhuState {
  const { hitPoints, sanity, magicPoints, luck = 0 } = reading(equipped);
  const current = clampTo(RANGES.sanity, sanity.current);
  return {
    ...FRESH_STATE,
    hitPointsLost: lost(hitPoints),
    unconscious: hitPoints.current === 0,
    magicSpent: lost(magicPoints),
    sanity: current,
    sanityAtDawn: current,
    luck: clampTo(RANGES.luck, luck),
  };
}
