import * as z from "zod/mini";
import { oneOf } from "../../../game/forge/chance";
import { identityField, scoresField, textField } from "../../../game/forge/draftFields";
import { defineForge, missingIn } from "../../../game/forge/forge";
import { identityData, missingOfIdentity, PORTRAIT_STEP, REVIEW_STEP } from "../../../game/forge/identity";
import { type ForgeStep, leftToSpend } from "../../../game/forge/step";
import { randomBelow } from "../../../values/dice/randomSource";

export const TRAITS = [
  { key: "body", label: "Corps" },
  { key: "wits", label: "Astuce" },
] as const;

const POINTS = 6;
const KEYS = TRAITS.map(({ key }) => key);

const schema = z.object({
  system: z.literal("tiny"),
  identity: identityField,
  calling: textField(80),
  traits: scoresField(KEYS, { min: 0, max: POINTS }, 0),
});
export type TinyDraft = z.output<typeof schema>;

const STEPS = [
  { id: "traits", title: "Traits", lead: "Six points entre le corps et l'astuce." },
  PORTRAIT_STEP,
  REVIEW_STEP,
] as const satisfies readonly ForgeStep[];

const left = ({ traits }: TinyDraft): number => POINTS - traits.body - traits.wits;

export const tinyForge = defineForge({
  schema,
  steps: STEPS,
  missing: missingIn(STEPS, (draft: TinyDraft, step: (typeof STEPS)[number]["id"]) => {
    if (step === "traits") return leftToSpend(left(draft));
    return step === "portrait" ? missingOfIdentity(draft.identity) : [];
  }),
  build: ({ identity, ...choices }: TinyDraft) => ({
    name: identity.name.trim(),
    class: choices.calling,
    pronoun: identity.pronoun.trim(),
    stats: { ...choices.traits },
    data: { ...identityData(identity), forge: choices },
  }),
  infer: () => schema.parse({ system: "tiny" }),
  surprise: (draft: TinyDraft, source: () => number) => {
    const body = randomBelow(POINTS + 1, source);
    return {
      ...draft,
      calling: oneOf(["Cuisinière", "Passeur"], source) ?? "",
      traits: { body, wits: POINTS - body },
    };
  },
  completable: ["traits"],
  complete: (draft: TinyDraft) => ({
    ...draft,
    traits: { ...draft.traits, wits: draft.traits.wits + left(draft) },
  }),
  names: { first: ["Ode", "Bran"], last: ["Petit", "Menu"] },
  ready: [],
} as never);
