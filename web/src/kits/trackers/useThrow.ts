import { useState } from "react";
import type { Roll } from "./trackersProps";

type Then = (faces: readonly number[]) => void | Promise<void>;

/**
 * Throws dice, one throw at a time, and hands their faces on: whether one is under way, and the function that
 * throws. Dice that could not be thrown change nothing: `roll` says why.
 */
export function useThrow(roll: Roll): readonly [boolean, (sides: number, count: number, then: Then) => void] {
  const [isThrowing, setThrowing] = useState(false);
  const throwDice = async (sides: number, count: number, then: Then) => {
    if (isThrowing) return;
    setThrowing(true);
    try {
      const faces = await roll(sides, count);
      await then(faces);
    } catch {
      // Said by who throws.
    } finally {
      setThrowing(false);
    }
  };
  return [isThrowing, (...throwing) => void throwDice(...throwing)];
}
