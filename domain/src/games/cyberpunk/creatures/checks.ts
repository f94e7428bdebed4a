import type { CreatureNow } from "../../../game/creatures/creatureState";
import type { RollEffect } from "../../../game/rolls/rollEffect";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import type { SheetChoiceGroup } from "../../../game/sheetRules";
import { FACEDOWN } from "../facedown";
import { rollEffectsOf, WOUNDS_EFFECT } from "../play/rollEffects";
import { woundStateOf } from "../play/wounds";
import { STATS } from "../traits";
import { CREATURE_STATS, type CyberpunkCreature } from "./creature";
import { stateOfCreature } from "./state";

const check = (label: string, modifier: number, trait?: string): RollRequest => ({
  kind: "game",
  label,
  spec: { game: "cyberpunk", modifier },
  subject: { kind: "check", ...(trait !== undefined && { trait }) },
});

const facedownOf = (modifier: number): RollRequest => ({
  kind: "game",
  label: FACEDOWN,
  spec: { game: "cyberpunk", modifier, facedown: true },
  subject: { kind: "check", trait: "cool" },
});

/** « Esquive » of whom its block gives none: the stat alone. */
const EVASION = "Esquive";

/** Its skills, Evasion among them, what it fights with, and its stats. */
export const cyberpunkChecks = ({
  skills,
  stats,
  combat,
  facedown = stats.will,
}: CyberpunkCreature): SheetChoiceGroup[] => [
  {
    title: "Compétences",
    choices: [
      ...skills.map(({ name, value }) => check(name, value)),
      ...(skills.some(({ name }) => name === EVASION) ? [] : [check(EVASION, stats.dex, "dex")]),
      check("Combat", combat),
      facedownOf(facedown),
    ],
  },
  {
    title: "Caractéristiques",
    choices: STATS.flatMap(({ key, short }) => {
      const known = CREATURE_STATS.find((one) => one === key);
      return known ? [check(short, stats[known], known)] : [];
    }),
  },
];

const isSerious = (...of: Parameters<typeof woundStateOf>) => woundStateOf(...of) === "serious";

/** What wounds take, as of a character: −2 below half of its points, −4 at none; nothing from who does not feel them. */
export const cyberpunkCreatureEffects = (
  creature: CyberpunkCreature,
  now: CreatureNow,
): readonly RollEffect[] => {
  const { state, limits } = stateOfCreature(creature, now);
  const isFelt =
    creature.ignoresWounds !== "all" && !(creature.ignoresWounds === "serious" && isSerious(state, limits));
  return rollEffectsOf(state, limits).filter(({ id }) => isFelt || id !== WOUNDS_EFFECT);
};
