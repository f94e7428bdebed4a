import type { AnyOperation } from "../../operations/anyOperation";
import type { DamageSpec, RollSpec } from "../gameTypes";
import type { Healing } from "./healing";
import type { RollSubject } from "./rollEffect";

/** The Sanity that an encounter takes: a number, or dice, each `"0"`, `"1"`, `"1d6"`, `"2d6+1"`. */
export interface SanityLoss {
  readonly success: string;
  readonly failure: string;
}

/** What of a state in play waits for a roll: concentration or consciousness to be kept, another round to be lived, a shock or the Beast to be borne. */
export const SETTLED_BY_ROLL = ["concentration", "consciousness", "dying", "shock", "frenzy"] as const;
export type SettledByRoll = (typeof SETTLED_BY_ROLL)[number];

/**
 * What a value of a sheet asks to be rolled, under the name that the log gives it: a check (1d20 and a modifier, open
 * to advantage), dice as they are written, or a roll by a game's own rules.
 */
export type RollRequest = {
  readonly label: string;
  /** What it is about; without one, nothing of the state in play acts on it. */
  readonly subject?: RollSubject | undefined;
  /** What it does to whom it meets, where it deals damage (`damageDealt`). */
  readonly damage?: DamageSpec | undefined;
  /** What its total gives back to whom it meets, where it heals. */
  readonly heals?: Healing | undefined;
  /** Of damage: the label of the attack that it follows. */
  readonly attack?: string | undefined;
  /** Of what a spell or a power rolls: its line in the table's log, and who sees that one. */
  readonly follows?: { readonly id: string; readonly audience: "table" | "mj" } | undefined;
  /** What of the roller's state in play it settles at once, as the rules have it (`PlaySystem.afterRoll`). */
  readonly settles?: SettledByRoll | undefined;
  /** What it costs the roller's state in play: the shots of an attack. */
  readonly costs?: readonly AnyOperation[] | undefined;
  /** How often one press throws it: several shots of a round. Without it, once. */
  readonly times?: number | undefined;
  /** Whoever it is aimed at opposes it, without being asked: a facedown. */
  readonly opposed?: true | undefined;
} & (
  | { readonly kind: "check"; readonly modifier: number }
  | {
      readonly kind: "dice";
      readonly dice: string;
      /** Call of Cthulhu: the total is Sanity that is lost. */
      readonly losesSanity?: true | undefined;
    }
  | {
      readonly kind: "game";
      readonly spec: RollSpec;
      /** Of a roll of Sanity: what it costs. */
      readonly loss?: SanityLoss | undefined;
    }
);
