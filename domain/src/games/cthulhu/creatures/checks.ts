import type { RollRequest } from "../../../game/rolls/rollRequest";
import type { SheetChoiceGroup } from "../../../game/sheetRules";
import { MAX_PERCENT } from "../percentRoll";
import { CHARACTERISTICS } from "../traits";
import { CREATURE_CHARACTERISTICS, type CthulhuCreature } from "./creature";

const DODGE = "Esquive";

const check = (label: string, target: number, trait?: string): RollRequest => ({
  kind: "game",
  label,
  spec: { game: "cthulhu", target, bonusDice: 0, ...(label === DODGE && { about: "dodge" }) },
  subject: { kind: "check", ...(trait !== undefined && { trait }) },
});

/** Its skills, « Esquive » by half of its Dexterity where it gives none, and its characteristics. */
export const cthulhuChecks = ({ skills, characteristics }: CthulhuCreature): SheetChoiceGroup[] => [
  {
    title: "Compétences",
    choices: [
      ...skills.map(({ name, value }) => check(name, value)),
      ...(skills.some(({ name }) => name === DODGE)
        ? []
        : [check(DODGE, Math.floor(characteristics.dex / 2), "dex")]),
    ],
  },
  {
    title: "Caractéristiques",
    choices: CHARACTERISTICS.flatMap(({ key, short }) => {
      const known = CREATURE_CHARACTERISTICS.find((one) => one === key);
      return known ? [check(short, Math.min(MAX_PERCENT, characteristics[known]), known)] : [];
    }),
  },
];
