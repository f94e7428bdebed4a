import type { RollRequest } from "../../game/rolls/rollRequest";
import { gameOf } from "../../games/registry/games";

/**
 * A roll at somebody so many metres away, with the value that this asks for where its game has one; the roll itself
 * where the distance is not known, decides nothing or is beyond its range.
 */
export function requestAt(request: RollRequest, metres: number | undefined): RollRequest {
  if (metres === undefined || request.kind !== "game") return request;
  const spec = gameOf(request.spec.game).rolls.atDistance?.(request.spec, metres) ?? request.spec;
  return spec === request.spec ? request : { ...request, spec };
}

/** What a log says of that distance: what it asks for, or that it is beyond the range; undefined where it decides nothing. */
export const noteAt = (request: RollRequest, metres: number | undefined): string | undefined =>
  metres === undefined || request.kind !== "game"
    ? undefined
    : gameOf(request.spec.game).rolls.distanceNote?.(request.spec, metres);
