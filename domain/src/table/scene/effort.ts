import { AppError } from "../../values/errors";

/** What all attempts of one request may cost together: who comes second at a scene computes anew. */
export interface RequestEffort {
  left: number;
}

/** More than the dearest single attempt takes: fog, drawn rooms, barriers and what is lit, each at its limit. */
const MAX_REQUEST_STEPS = 28_000_000;

export const requestEffort = (steps = MAX_REQUEST_STEPS): RequestEffort => ({ left: steps });

/**
 * What one attempt to change a scene may cost. Every loop over regions counts its steps before it takes them, so that no shape,
 * however it lies, works longer; `docs/decisions/region-effort.md` has what a step takes.
 */
export interface Effort {
  left: number;
  /** What is thrown once nothing is left. */
  readonly refusal: () => AppError;
  /** What it takes from besides, where it belongs to a request. */
  readonly request: RequestEffort | undefined;
}

/** Of a change of the fog, with the pieces that it touches; and of all drawn rooms together, as members get them. */
export const MAX_FOG_STEPS = 6_000_000;
export const MAX_DRAWN_ROOM_STEPS = 5_000_000;

export const effortOf = (steps: number, refusal: () => AppError, request?: RequestEffort): Effort => ({
  left: steps,
  refusal,
  request,
});

/**
 * Counts so many steps. Throws the effort's refusal where they are not left: the shape is at fault; and `busy` where the
 * request's are not: earlier attempts took them.
 */
export function spend(effort: Effort, steps: number): void {
  effort.left -= steps;
  if (effort.left < 0) throw effort.refusal();
  if (effort.request === undefined) return;
  effort.request.left -= steps;
  if (effort.request.left < 0) throw new AppError("busy", { retryAfter: 1 });
}
