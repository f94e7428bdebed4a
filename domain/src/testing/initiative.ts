import fc from "fast-check";
import { type InitiativeEntry, type InitiativeState, sortByValue } from "../documents/initiativeState";

/** A valid entry with this id and value. */
export const entryOf = (id: string, value: number, rest: Partial<InitiativeEntry> = {}): InitiativeEntry => ({
  id,
  name: `Nom de ${id}`,
  pronouns: "",
  role: "",
  kind: "character",
  hidden: false,
  value,
  ...rest,
});

/** A running order of these entries, sorted, at its first turn. */
export const orderOf = (...entries: InitiativeEntry[]): InitiativeState => ({
  order: sortByValue(entries),
  activeIndex: 0,
  round: 1,
});

export const idsOf = (state: { order: readonly { id: string }[] }) => state.order.map((entry) => entry.id);

/** Any running order: distinct ids, frequent ties, hidden creatures and characters. */
export const arbitraryInitiative = (minLength = 0): fc.Arbitrary<InitiativeState> =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 6 }),
        name: fc.string(),
        pronouns: fc.string(),
        role: fc.string(),
        kind: fc.constantFrom("character" as const, "creature" as const),
        hidden: fc.boolean(),
        value: fc.integer({ min: -3, max: 25 }),
      }),
      { selector: (entry) => entry.id, minLength, maxLength: 12 },
    )
    .chain((entries) =>
      fc.record({
        order: fc.constant(sortByValue(entries)),
        activeIndex: fc.nat({ max: Math.max(0, entries.length - 1) }),
        round: fc.integer({ min: 1, max: 40 }),
      }),
    );
