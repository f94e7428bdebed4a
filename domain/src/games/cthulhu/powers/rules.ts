import {
  diceOfPower,
  type Power,
  type PowerRules,
  rolledCost,
  traitsOfPower,
} from "../../../game/powers/power";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { MAX_PERCENT } from "../percentRoll";
import type { CthulhuOperation } from "../play/play";
import { readCthulhu, skillBase } from "../sheet";
import { CHARACTERISTICS, CTHULHU_SKILLS } from "../traits";
import { cthulhuPowers } from "./list";

/** More dice than an operation carries stay unsaid. */
const MAX_FACES = 10;

const sanityLoss = ({ amount, faces = [] }: ReturnType<typeof rolledCost>): CthulhuOperation => ({
  kind: "loseSanity",
  amount: Math.min(99, amount),
  ...(faces.length > 0 && faces.length <= MAX_FACES && { faces: [...faces] }),
});

/** What a spell or a tome costs, its dice thrown, and what it teaches. */
export function costsOf({ id, costs }: Power, source: RandomUint32): CthulhuOperation[] {
  const magic = rolledCost(costs?.magic, source).amount;
  const sanity = rolledCost(costs?.sanity, source);
  // Tomes that were taken before they taught anything are those of the list.
  const mythos = costs?.mythos ?? cthulhuPowers.find((one) => one.id === id)?.costs?.mythos;
  return [
    ...(magic === 0 ? [] : [{ kind: "spendMagic" as const, amount: magic }]),
    ...(sanity.amount === 0 ? [] : [sanityLoss(sanity)]),
    ...(mythos === undefined ? [] : [{ kind: "learnMythos" as const, points: mythos }]),
  ];
}

/** Spells and tomes: magic points, Sanity and what is learnt of the Mythos, then a percentage under the first trait, or dice. */
export const cthulhuPowerRules: PowerRules<CthulhuOperation, unknown> = {
  list: cthulhuPowers,
  costs: ["magic", "sanity", "mythos"],
  traits: [...CHARACTERISTICS, ...CTHULHU_SKILLS],
  use: (power, raw, _state, source) => {
    const { characteristics, skills } = readCthulhu(raw);
    const operations = costsOf(power, source);
    const [trait] = traitsOfPower(power);
    if (trait === undefined) return { operations, ...diceOfPower(power) };
    const skill = CTHULHU_SKILLS.find(({ key }) => key === trait);
    const values: Readonly<Record<string, number | undefined>> = { ...skills, ...characteristics };
    const value = values[trait] ?? (skill && skillBase(skill, characteristics));
    if (value === undefined) return { operations };
    const spec = { game: "cthulhu", target: Math.min(MAX_PERCENT, value), bonusDice: 0 } as const;
    return { operations, roll: { kind: "game", spec } };
  },
};
