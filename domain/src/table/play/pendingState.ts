import type { PlayLogDocument } from "../../documents/play";
import type { AnyPlaySystem } from "../../game/play";
import { type Foreseen, foresee } from "../../operations/applyAll";
import { operationsOf, type PlayEntry } from "./playEntry";

type State = Readonly<Record<string, unknown>>;
type Operation = { readonly kind: string };

/** What an entry that the server has not confirmed does, as far as this device knows. */
export type Expected = Foreseen<State, Operation>;

/**
 * The state with what waits to be sent, in its order, and what each entry does by its id: the same as the server
 * would make of it now. What it would refuse changes nothing.
 */
export function pendingState(
  play: AnyPlaySystem,
  limits: unknown,
  first: State,
  waiting: readonly PlayEntry[],
  log: readonly (Pick<PlayLogDocument, "inverse"> & { readonly id: string })[],
): { readonly state: State; readonly expected: ReadonlyMap<string, Expected> } {
  const expected = new Map<string, Expected>();
  const inverseOf = (id: string) =>
    expected.get(id)?.inverse ?? log.find((entry) => entry.id === id)?.inverse ?? [];
  let state = first;
  for (const entry of waiting) {
    const operations = "undo" in entry ? inverseOf(entry.undo) : operationsOf(entry);
    const done = foresee(play, state, operations, limits);
    expected.set(entry.id, done);
    state = done.state;
  }
  return { state, expected };
}
