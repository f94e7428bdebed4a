import {
  diceOfPower,
  isInstallation,
  type Power,
  type PowerRules,
  rolledCost,
  traitsOfPower,
} from "../../../game/powers/power";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { isBorgware, spOf } from "../implants";
import { isInstalled } from "../play/implants";
import type { CyberpunkOperation } from "../play/play";
import type { CyberpunkState } from "../play/state";
import { rankOf, readCyberpunk } from "../sheet";
import { CYBERPUNK_SKILLS, STATS } from "../traits";
import { cyberpunkPowers, PROGRAM_BONUSES } from "./list";

/** An implant that is put in, with the Humanity that it takes. */
function install(power: Power, source: RandomUint32): CyberpunkOperation[] {
  const { amount } = rolledCost(power.costs?.humanity, source);
  const sp = spOf(power);
  const borgware = isBorgware(power) ? { borgware: true as const } : {};
  return [{ kind: "installImplant", name: power.name, humanity: amount, ...(sp > 0 && { sp }), ...borgware }];
}

/** Humanity is paid when an implant is put in, not when it is used. */
const costsOf = (power: Power, source: RandomUint32): CyberpunkOperation[] => [
  ...(power.costs?.luck === undefined ? [] : [{ kind: "spendLuck" as const, amount: power.costs.luck }]),
  ...(isInstallation(power) ? install(power, source) : []),
];

/** Role abilities, implants and programs: 1d10, what is added and the Luck that is spent; or dice. */
export const cyberpunkPowerRules: PowerRules<CyberpunkOperation, Pick<CyberpunkState, "implants">> = {
  list: cyberpunkPowers,
  costs: ["luck", "humanity"],
  traits: [{ key: "rank", label: "Rang" }, ...STATS, ...CYBERPUNK_SKILLS],
  install,
  isInstalled: ({ name }, raw, { implants }) =>
    isInstalled({ implants }, { implants: readCyberpunk(raw).implants.map((one) => one.name) }, name),
  remove: ({ name }, { implants }) =>
    isInstalled({ implants }, { implants: [] }, name) ? [{ kind: "removeImplant", name }] : [],
  use: (power, raw, _state, source) => {
    const read = readCyberpunk(raw);
    const { stats, skills } = read;
    const operations = costsOf(power, source);
    const traits = traitsOfPower(power);
    if (traits.length === 0) return { operations, ...diceOfPower(power) };
    const values: Readonly<Record<string, number | undefined>> = {
      ...skills,
      ...stats,
      rank: rankOf(read),
    };
    const added = (power.costs?.luck ?? 0) + (PROGRAM_BONUSES[power.id ?? ""] ?? 0);
    const modifier = traits.reduce((sum, trait) => sum + (values[trait] ?? 0), added);
    return { operations, roll: { kind: "game", spec: { game: "cyberpunk", modifier } } };
  },
};
