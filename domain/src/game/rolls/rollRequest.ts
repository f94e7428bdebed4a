import type { AnyOperation } from "../../operations/anyOperation";
import type { DamageSpec, RollSpec } from "../gameTypes";
import type { RollSubject } from "./rollEffect";

/** The Sanity that an encounter takes: a number, or dice, each `"0"`, `"1"`, `"1d6"`, `"2d6+1"`. */
export interface SanityLoss {
  readonly success: string;
  readonly failure: string;
}

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
  /** Of damage: the label of the attack that it follows. */
  readonly attack?: string | undefined;
  /** What it costs the roller's state in play: the shots of an attack. */
  readonly costs?: readonly AnyOperation[] | undefined;
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
