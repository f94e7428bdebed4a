import type { AppError } from "../../values/errors";

/**
 * What one change of a scene may cost. Every loop over regions counts its steps before it takes them, so that no shape,
 * however it lies, works longer; `docs/decisions/region-effort.md` has what a step takes.
 */
export interface Effort {
  left: number;
  /** What is thrown once nothing is left. */
  readonly refusal: () => AppError;
}

/** Of a change of the fog, with the pieces that it touches; and of all drawn rooms together, as members get them. */
export const MAX_FOG_STEPS = 6_000_000;
export const MAX_DRAWN_ROOM_STEPS = 5_000_000;

export const effortOf = (steps: number, refusal: () => AppError): Effort => ({ left: steps, refusal });

/** Counts so many steps; throws the effort's refusal where they are not left. */
export function spend(effort: Effort, steps: number): void {
  effort.left -= steps;
  if (effort.left < 0) throw effort.refusal();
}
