import { diceOfPower, type Power, type PowerRules, traitsOfPower } from "../../../game/powers/power";
import { readLines, sheetLayers } from "../../../game/sheetReading";
import { rollDie } from "../../../values/dice/die";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { bloodPotencyOf } from "../bloodPotency";
import { findClan } from "../clans";
import type { VampireOperation } from "../play/play";
import type { VampireState } from "../play/state";
import { MAX_DICE } from "../poolRoll";
import { CLAN, readVampire } from "../sheet";
import { ATTRIBUTES, DISCIPLINES, VAMPIRE_SKILLS } from "../traits";
import { countedPower, isScenePower } from "./held";
import { vampirePowers } from "./list";

const MAX_LEVEL = 5;

/** The rouse checks of a power, with the second die that Blood Potency gives to low levels. */
function rouses({ costs, level = 1 }: Power, potency: number, source: RandomUint32): VampireOperation[] {
  const at = Math.min(MAX_LEVEL, Math.max(1, level));
  const dice = at <= bloodPotencyOf(potency).rerolledLevel ? 2 : 1;
  return Array.from({ length: costs?.rouse ?? 0 }, () => ({
    kind: "rouse",
    purpose: "power",
    level: at,
    faces: Array.from({ length: dice }, () => rollDie(10, source)),
  }));
}

const isDiscipline = (trait: string): boolean => DISCIPLINES.some(({ key }) => key === trait);

/** Disciplines: each use rouses the blood as often as the power says, and rolls its pool with Hunger dice. */
export const vampirePowerRules: PowerRules<VampireOperation, Pick<VampireState, "hunger">> = {
  list: vampirePowers,
  costs: ["rouse"],
  traits: [...ATTRIBUTES, ...DISCIPLINES, ...VAMPIRE_SKILLS],
  isLearnt: ({ kind, level = 1 }, raw) => {
    const discipline = DISCIPLINES.find(({ label }) => label === kind);
    return discipline === undefined || (readVampire(raw).disciplines[discipline.key] ?? 0) >= level;
  },
  // Those of its clan first, by level.
  rank: ({ kind, level = 1 }, raw) => {
    const [clan] = readLines(sheetLayers(raw), [CLAN]);
    const own = findClan(clan?.text ?? "")?.disciplines ?? [];
    const isOwn = DISCIPLINES.some(({ key, label }) => label === kind && own.includes(key));
    return isOwn ? level : level + MAX_LEVEL;
  },
  use: (power, raw, { hunger }, source) => {
    const { attributes, skills, disciplines, bloodPotency } = readVampire(raw);
    const counted = countedPower(power);
    const lasting: VampireOperation[] = isScenePower(counted) ? [{ kind: "beginPower", power: counted }] : [];
    const operations = [...rouses(power, bloodPotency, source), ...lasting];
    const traits = traitsOfPower(power);
    if (traits.length === 0) return { operations, ...diceOfPower(power) };
    const values: Readonly<Record<string, number | undefined>> = { ...skills, ...disciplines, ...attributes };
    const bonus = traits.some(isDiscipline) ? bloodPotencyOf(bloodPotency).powerBonus : 0;
    const sum = traits.reduce((total, trait) => total + (values[trait] ?? 0), bonus);
    const dice = Math.min(MAX_DICE, sum);
    const spec = { game: "vampire", dice, hungerDice: Math.min(hunger, dice) } as const;
    return { operations, roll: { kind: "game", spec } };
  },
};
