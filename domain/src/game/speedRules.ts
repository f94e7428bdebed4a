import type { Creature } from "./gameTypes";

/** How far somebody goes in a turn, in metres, where the game says it; undefined where it is not known. */
export interface SpeedRules<Being = Creature> {
  /** By the character as it came. */
  readonly ofCharacter: (raw: unknown) => number | undefined;
  readonly ofCreature: (creature: Being) => number | undefined;
  /** The side of a square of its maps, in metres; without it, no speed is counted in squares. */
  readonly square?: number;
}

/** Without the type of its creatures, which the registry forgets. */
export const defineSpeed = <Being extends Creature>(rules: SpeedRules<Being>): SpeedRules =>
  rules as unknown as SpeedRules;
