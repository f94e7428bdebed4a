import { type Dnd5eDraft, emptyDnd5eDraft } from "./draft";

/** The option of each equipment choice: its index, or that and the slug of the item that is picked in it. */
export const chosen = (
  ...options: readonly (number | readonly [option: number, slug: string])[]
): Dnd5eDraft["equipment"] =>
  options.map((choice) =>
    typeof choice === "number"
      ? { option: choice, picks: [] }
      : { option: choice[0], picks: [`dnd5e-${choice[1]}`] },
  );

export const hero = (draft: Partial<Dnd5eDraft>): Dnd5eDraft => ({ ...emptyDnd5eDraft, ...draft });
