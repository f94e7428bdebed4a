import type { CreatureNow } from "../../../game/creatures/creatureState";
import { type RollEffect, toEveryAction } from "../../../game/rolls/rollEffect";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import type { SheetChoiceGroup } from "../../../game/sheetRules";
import { IMPAIRED_DICE } from "../play/damage";
import type { VampireCreature } from "./creature";

/** The trait of what the body does, which full Health hinders. */
const PHYSICAL = "physical";

const POOLS = [
  { key: "physical", label: "Physique" },
  { key: "social", label: "Social" },
  { key: "mental", label: "Mental" },
] as const;

const pool = (label: string, dice: number, trait?: string): RollRequest => ({
  kind: "game",
  label,
  spec: { game: "vampire", dice, hungerDice: 0 },
  subject: { kind: "check", ...(trait !== undefined && { trait }) },
});

/** Its three pools, and the better ones. Storyteller's characters roll no Hunger dice. */
export const vampireChecks = ({ pools, skills }: VampireCreature): SheetChoiceGroup[] => [
  { title: "Réserves", choices: POOLS.map(({ key, label }) => pool(label, pools[key], key)) },
  { title: "Compétences", choices: skills.map(({ name, value }) => pool(name, value)) },
];

/** Two dice fewer for what the body does, once every box of Health is marked. */
export function vampireCreatureEffects(_: VampireCreature, { lost = 0, max = 0 }: CreatureNow): RollEffect[] {
  if (max === 0 || lost < max) return [];
  return [
    {
      id: "impaired:health",
      label: "Diminué (Santé)",
      modifier: IMPAIRED_DICE,
      appliesTo: (subject) =>
        toEveryAction(subject) && (subject.kind === "attack" || subject.trait === PHYSICAL),
    },
  ];
}
