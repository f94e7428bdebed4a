import { createContext, useContext, useState } from "react";
import type { Roll } from "./trackersProps";

/** So many dice of so many sides, thrown one kind after the other. */
export type Dice = readonly (readonly [count: number, sides: number])[];

type Then = (faces: number[]) => void;

/** Whether dice are under way, and what throws some and hands their faces on. */
type Throwing = readonly [isThrowing: boolean, throwDice: (dice: Dice, then: Then) => void];

/**
 * Throws dice, one throw at a time. Dice that could not be thrown change nothing: `roll` says why.
 */
export function useThrower(roll: Roll): Throwing {
  const [isThrowing, setThrowing] = useState(false);
  const throwDice = async (dice: Dice, then: Then) => {
    if (isThrowing) return;
    setThrowing(true);
    try {
      const faces: number[] = [];
      for (const [count, sides] of dice) faces.push(...(await roll(sides, count)));
      then(faces);
    } catch {
      // Said by who throws.
    } finally {
      setThrowing(false);
    }
  };
  return [isThrowing, (...throwing) => void throwDice(...throwing)];
}

const ThrowContext = createContext<Throwing>([false, () => undefined]);

export const ThrowProvider = ThrowContext.Provider;

/** The dice of the sheet, one throw at a time whichever tracker asks for it. */
export const useThrow = (): Throwing => useContext(ThrowContext);
