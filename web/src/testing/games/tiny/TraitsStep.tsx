import { type TinyDraft, TRAITS } from "domain/testing/games/tiny/forge";
import { Counter } from "../../../kits/forge/Counter";
import type { DraftStepProps } from "../../../kits/forge/draftStep";

/** Six points between two traits. */
export function TraitsStep({ draft, change }: Pick<DraftStepProps<TinyDraft>, "draft" | "change">) {
  return TRAITS.map(({ key, label }) => (
    <Counter
      key={key}
      label={label}
      value={draft.traits[key]}
      min={0}
      max={6}
      onChange={(value) => change({ ...draft, traits: { ...draft.traits, [key]: value } })}
    />
  ));
}
