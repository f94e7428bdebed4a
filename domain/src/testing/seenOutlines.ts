import type { Points } from "../table/scene/shapes";
import { type Explored, type Seen, squaresOf, withSquares } from "../table/sight/explored";

/** With what lies in outlines seen too. */
export const withSeen = (explored: Explored, outlines: readonly Points[]): Seen =>
  withSquares(explored, [squaresOf(explored, outlines)]);
