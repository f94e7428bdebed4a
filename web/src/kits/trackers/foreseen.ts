import type { Reducer } from "domain/operations/applied";
import { foresee } from "domain/operations/applyAll";
import { createContext, useContext } from "react";
import type { Dice } from "./useThrow";

interface Kind {
  readonly kind: string;
}

/** What a button does: an operation, or the one that dice make when they are thrown. */
export type Doing<Operation> = Operation | Thrown<Operation>;

export interface Thrown<Operation> {
  readonly dice: Dice;
  readonly operationOf: (faces: number[]) => Operation;
}

export const isThrown = <Operation extends Kind>(doing: Doing<Operation>): doing is Thrown<Operation> =>
  !("kind" in doing);

/** What the rules say of an operation before it is pressed. */
interface Outcome {
  /** The sentence that it is refused with; undefined where it may be pressed. */
  readonly refused: string | undefined;
  /** What it will do: « −1 PV ». Nobody knows it of dice. */
  readonly says: string | undefined;
}

export type Foreseeing = (doing: Doing<Kind>) => Outcome;

/** Tries operations on a copy of the state: of dice the lowest faces and the highest, which are refused where both are. */
export const foreseeing =
  <State, Operation, Limits>(
    system: Reducer<State, Operation, Limits>,
    state: State,
    limits: Limits,
  ): Foreseeing =>
  (doing) => {
    const tried = (operation: Kind) => foresee(system, state, [operation as Operation], limits);
    if (isThrown(doing)) {
      const all = (face: (sides: number) => number) =>
        doing.operationOf(doing.dice.flatMap(([count, sides]) => Array<number>(count).fill(face(sides))));
      const { refused } = tried(all(() => 1));
      return { refused: refused && tried(all((sides) => sides)).refused, says: undefined };
    }
    const { refused, events } = tried(doing);
    return { refused, says: events.map(({ text }) => text).join(" ") || undefined };
  };

const ForeseeingContext = createContext<Foreseeing>(() => ({ refused: undefined, says: undefined }));

export const ForeseeingProvider = ForeseeingContext.Provider;

/** Asks the rules of the game about an operation on the state that the trackers show. */
export const useForeseeing = (): Foreseeing => useContext(ForeseeingContext);
