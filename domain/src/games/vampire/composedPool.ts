import * as z from "zod/mini";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { traitLabel } from "../../game/trait";
import { vampirePool } from "./sheet";
import { ATTRIBUTES, type AttributeKey, VAMPIRE_SKILLS } from "./traits";

/** Any attribute with any skill, and one more die where a speciality applies. */
export interface PoolChoice {
  readonly attribute: AttributeKey;
  readonly skill: string;
  readonly speciality: boolean;
}

const FIRST_CHOICE: PoolChoice = { attribute: "strength", skill: "brawl", speciality: false };

const choiceSchema = z.object({
  attribute: z.enum(ATTRIBUTES.map(({ key }) => key)),
  skill: z.enum(VAMPIRE_SKILLS.map(({ key }) => key)),
  speciality: z.boolean(),
});

/** A remembered choice; the first one where it cannot be read. Never throws. */
export function readPoolChoice(raw: unknown): PoolChoice {
  const read = choiceSchema.safeParse(raw);
  return read.success ? read.data : FIRST_CHOICE;
}

/** The roll of a composed pool, with the character's Hunger: « Force + Mêlée (spécialité) ». */
export function composedPool(raw: unknown, choice: PoolChoice): RollRequest & { readonly kind: "game" } {
  const { attribute, skill, speciality } = choice;
  const traits = `${traitLabel(ATTRIBUTES, attribute)} + ${traitLabel(VAMPIRE_SKILLS, skill)}`;
  return {
    kind: "game",
    label: speciality ? `${traits} (spécialité)` : traits,
    spec: vampirePool(raw, attribute, skill, speciality),
    subject: { kind: "check", trait: attribute },
  };
}
