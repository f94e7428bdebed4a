import type { Region } from "../../documents/sceneSchema";
import { AppError } from "../../values/errors";
import { effortOf } from "../scene/effort";
import { union } from "../scene/region";
import type { Points } from "../scene/shapes";
import { coarser, type Explored, exploredRegion } from "./explored";
import { affordable } from "./litGround";

/**
 * Rings as one, with ways between them there and back, which enclose nothing: an outline with holes as a text without any
 * (`packedOutline`).
 */
export function asOneRing([first = [], ...others]: readonly Points[]): number[] {
  if (others.length === 0) return [...first];
  const start = first.slice(0, 2);
  return [...first, ...start, ...others.flatMap((ring) => [...ring, ...ring.slice(0, 2), ...start])];
}

/** More than the squares of any scene take whose borders have as many points as a region may. */
const MAX_STEPS = 4_000_000;

/** The border around squares, of larger ones where they are ragged. */
export function outlinedSquares(squares: Explored): Region {
  const effort = effortOf(MAX_STEPS, () => new AppError("invalid-input"));
  const region = affordable(() => union(exploredRegion(squares), [], effort));
  return region ?? outlinedSquares(coarser(squares));
}
