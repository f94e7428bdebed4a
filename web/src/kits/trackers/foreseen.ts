import type { Reducer } from "domain/operations/applied";
import { foresee } from "domain/operations/applyAll";
import { createContext, useContext } from "react";

interface Kind {
  readonly kind: string;
}

/** What the rules say of an operation before it is pressed. */
interface Outcome {
  /** The sentence that it is refused with; undefined where it may be pressed. */
  readonly refused: string | undefined;
  /** What it will do: « −1 PV ». */
  readonly says: string | undefined;
}

export type Foreseeing = (operation: Kind) => Outcome;

/** Tries operations on a copy of the state. */
export const foreseeing =
  <State, Operation, Limits>(
    system: Reducer<State, Operation, Limits>,
    state: State,
    limits: Limits,
  ): Foreseeing =>
  (operation) => {
    const { refused, events } = foresee(system, state, [operation as Operation], limits);
    return { refused, says: events.map(({ text }) => text).join(" ") || undefined };
  };

const ForeseeingContext = createContext<Foreseeing>(() => ({ refused: undefined, says: undefined }));

export const ForeseeingProvider = ForeseeingContext.Provider;

/** Asks the rules of the game about an operation on the state that the trackers show. */
export const useForeseeing = (): Foreseeing => useContext(ForeseeingContext);
