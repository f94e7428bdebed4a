import type { SaveSpec } from "../gameTypes";

/**
 * What a line without dice of its own tells, by its verb; that of a turn's action is in its label. `device`: a roll that a
 * device threw by itself. `bear`: an attack that its target opposes nothing to.
 */
const USES = { cast: "lance ", power: "utilise ", turn: "", device: "annonce ", bear: "encaisse " } as const;
type Use = keyof typeof USES;

export const [FIRST_USE, ...OTHER_USES] = Object.keys(USES) as [Use, ...Use[]];

/**
 * A spell that is cast, a power that is used, what is done with a turn, or a roll that nobody else saw: a line of the table's log without dice, which
 * the rolls that come of it follow. `games/schemas` reads it.
 */
export interface UseSpec {
  readonly use: Use;
  /** What whoever it meets saves against, in a game that has saves. */
  readonly save?: SaveSpec | undefined;
}

/** « Elenna lance Sommeil (niv. 1) », « Elenna esquive », « Elenna annonce Perception : 17 ». */
export const textOfUse = (who: string, { use }: UseSpec, what: string): string =>
  `${who} ${USES[use]}${what}`;
