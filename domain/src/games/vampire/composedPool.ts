import * as z from "zod/mini";
import { type AskRules, labelled } from "../../game/asks";
import type { RollRequest } from "../../game/rolls/rollRequest";
import { traitLabel } from "../../game/trait";
import { vampirePool } from "./sheet";
import { ATTRIBUTE_GROUPS, ATTRIBUTES, type AttributeKey, SKILL_GROUPS, VAMPIRE_SKILLS } from "./traits";

/** Any attribute with any skill or another attribute, and one more die where a speciality applies. */
export interface PoolChoice {
  readonly attribute: AttributeKey;
  /** The key of a skill, or of a second attribute. */
  readonly skill: string;
  readonly speciality: boolean;
}

const FIRST_CHOICE: PoolChoice = { attribute: "strength", skill: "brawl", speciality: false };

const SECOND_TRAITS: readonly { readonly key: string; readonly label: string }[] = [
  ...VAMPIRE_SKILLS,
  ...ATTRIBUTES,
];

const choiceSchema = z.object({
  attribute: z.enum(ATTRIBUTES.map(({ key }) => key)),
  skill: z.enum(SECOND_TRAITS.map(({ key }) => key)),
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
  const traits = `${traitLabel(ATTRIBUTES, attribute)} + ${traitLabel(SECOND_TRAITS, skill)}`;
  return {
    kind: "game",
    label: speciality ? `${traits} (spécialité)` : traits,
    spec: vampirePool(raw, attribute, skill, speciality),
    subject: { kind: "check", trait: attribute, skill },
  };
}

/** « Résolution + Sang-froid » as its traits; undefined for any other text. */
function readComposed(trait: string): PoolChoice | undefined {
  const [first, second, ...more] = trait.split(" + ");
  const attribute = ATTRIBUTES.find(({ label }) => label === first);
  const added = SECOND_TRAITS.find(({ label }) => label === second);
  if (attribute === undefined || added === undefined || more.length > 0) return undefined;
  return { attribute: attribute.key, skill: added.key, speciality: false };
}

/** What the MJ may compose to ask for it. */
export const composedAsks: NonNullable<AskRules["composed"]> = {
  first: labelled(ATTRIBUTE_GROUPS),
  second: labelled([...ATTRIBUTE_GROUPS, ...SKILL_GROUPS]),
  reads: (trait) => readComposed(trait) !== undefined,
  roll: (raw, trait) => {
    const choice = readComposed(trait);
    const pool = choice && composedPool(raw, choice);
    return pool?.spec.game === "vampire" && pool.spec.dice > 0 ? pool : undefined;
  },
};
