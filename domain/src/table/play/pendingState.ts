import type { PlayLogDocument } from "../../documents/play";
import type { AnyPlaySystem } from "../../game/play";
import type { PlayEvent } from "../../operations/applied";
import { AppError } from "../../values/errors";
import { operationsOf, type PlayEntry } from "./playEntry";

type State = Readonly<Record<string, unknown>>;
type Operation = { readonly kind: string };

/** What an operation that the server has not confirmed does, as far as this device knows. */
export interface Expected {
  readonly state: State;
  readonly events: readonly PlayEvent[];
  readonly inverse: readonly Operation[];
  /** Why it would be refused now. */
  readonly refused?: string;
}

/** The state after an entry; `inverseOf` finds what takes an operation back. */
function expect(
  play: AnyPlaySystem,
  limits: unknown,
  state: State,
  entry: PlayEntry,
  inverseOf: (operationId: string) => readonly Operation[],
): Expected {
  const operations = "undo" in entry ? inverseOf(entry.undo) : operationsOf(entry);
  const nothing = { state, events: [], inverse: [] };
  try {
    return operations.reduce<Expected>((done, operation) => {
      const applied = play.apply(done.state, operation, limits);
      return {
        state: applied.state,
        events: [...done.events, ...applied.events],
        inverse: [...applied.inverse, ...done.inverse],
      };
    }, nothing);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...nothing, refused: error.message };
  }
}

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
    const done = expect(play, limits, state, entry, inverseOf);
    expected.set(entry.id, done);
    state = done.state;
  }
  return { state, expected };
}
