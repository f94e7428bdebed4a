import type * as z from "zod/mini";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { RolledDie } from "../../values/dice/rollDice";
import type { RollSpec } from "../gameTypes";

/** A roll of damage, as it was made. */
interface RolledDamage<Damage> {
  readonly damage: Damage;
  readonly total: number;
  /** What was rolled by the game's rules; undefined for dice notation. */
  readonly rolled?: RollSpec | undefined;
  /** How it ended against somebody who opposed it. */
  readonly contest?:
    | { readonly result: "won" | "lost" | "draw"; readonly margin?: number | undefined }
    | undefined;
}

/** Damage of one kind, so many points of it. */
export interface DamagePart<Damage> {
  readonly damage: Damage;
  readonly points: number;
}

/** How a game deals damage. */
export interface DamageRules<Damage> {
  /** An object with `game`. */
  readonly schema: z.ZodMiniObject;
  /**
   * What several rolls of one attack deal is one hit: each kind of it is counted by itself, and the target takes their sum at
   * once (`PlaySystem.damageAtOnce`). Without it, each roll is a hit of its own.
   */
  readonly addsUp?: true;
  /** What a kind of damage is called, « feu »; undefined of one without a name. */
  readonly kindOf?: (damage: Damage) => string | undefined;
  /** Its points, where they are not its total; undefined where it missed. */
  readonly dealt?: (roll: RolledDamage<Damage>) => number | undefined;
  /** What its dice make of it, once they are thrown: the server asks. Without it, nothing. */
  readonly settle?: (
    damage: Damage,
    dice: readonly Pick<RolledDie, "sides" | "value">[],
    source: RandomUint32,
  ) => Damage;
  /** What a log says of it beside its total; undefined where there is nothing to say. */
  readonly text?: (
    roll: RolledDamage<Damage>,
    dice: readonly Pick<RolledDie, "sides" | "value">[],
  ) => string | undefined;
}

/** What damage comes to by the rules of a game, before it is done. */
export interface DamageTaken<Operation> {
  /** How it is counted, in its order: « Résistance (feu) : 12 → 6 ». */
  readonly parts: readonly string[];
  /** What does it to the state in play; undefined where nothing is left of it. */
  readonly operation?: Operation;
  /** The points that are left of it; absent where nothing is. */
  readonly lost?: number;
}

/** Damage meets a character of its own game alone. */
export const OF_OTHER_GAME: DamageTaken<never> = { parts: ["Ces dégâts sont d'un autre jeu."] };
