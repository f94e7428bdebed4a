import type * as z from "zod/mini";
import type { Reducer } from "../operations/applied";
import type { RawFields } from "../sheet/character/character";
import type { EquippedCharacter } from "../sheet/equipment/equippedCharacter";
import type { AdvanceRules } from "./advance";
import type { Due, Fallen } from "./dues";
import type { Essentials } from "./essentials";
import type { DamageSpec } from "./gameTypes";
import type { Purse } from "./purse";
import type { AfterRoll, MadeRoll, RollResources } from "./rolls/afterRoll";
import type { AgainstTarget } from "./rolls/againstTarget";
import type { DamageTaken } from "./rolls/damage";
import type { RollEffect } from "./rolls/rollEffect";
import type { SettledByRoll } from "./rolls/rollRequest";
import type { TableActs } from "./tableActs";
import type { Vital } from "./vitals";
import type { Wait } from "./waits";

/**
 * How a game's characters change during play. State is what was spent, marked and suffered, apart from the
 * build, which gives the limits; an operation is a small value in the game's words. Server, client and tests
 * use the same reducer.
 */
export interface PlaySystem<State, Operation, Limits> extends Reducer<State, Operation, Limits> {
  readonly stateSchema: z.ZodMiniType<State>;
  /** Whole and unmarked: what a stored state lacks that an older release wrote (`readState`). */
  readonly fresh: State;
  /** A discriminated union on `kind`, every number and text bounded. */
  readonly operationSchema: z.ZodMiniType<Operation>;
  /** What the build and the worn equipment allow at most. */
  readonly limitsOf: (character: EquippedCharacter) => Limits;
  /** The state of a character that has none stored: whole, but for what its stats say of now (read once). */
  readonly firstState: (character: EquippedCharacter, limits: Limits) => State;
  /** The state once the worn equipment has changed, within its limits of now; without it, as it was. */
  readonly settled?: (state: State, limits: Limits) => State;
  /**
   * The fields of `stats` that say what the state says, as the game's sheet reads them there: what else shows
   * hit points (lists, the API) shows those of the state.
   */
  readonly statsOf: (state: State, limits: Limits) => RawFields;
  /**
   * What else the state makes of the build's values, block by block (`{ skills: { listen: 45 } }`): shown and rolled
   * instead of them, never stored. Without those that it leaves as they are.
   */
  readonly valuesOf: (state: State, limits: Limits) => RawFields;
  /** Hit points, or boxes of Health; undefined where the build has none. */
  readonly lifeOf: (state: State, limits: Limits) => Life | undefined;
  /** What its MJ keeps in view of it (product §2.10.8), in the order of what matters in the game. */
  readonly vitalsOf: (state: State, limits: Limits, character: EquippedCharacter) => readonly Vital[];
  /** What stays in its player's sight (product §2.8.25). */
  readonly essentialsOf: (
    state: State,
    limits: Limits,
    character: EquippedCharacter,
  ) => Essentials<Operation>;
  /** The rolls that the rules ask of it now; without it, none. */
  readonly duesOf?: (state: State, limits: Limits) => readonly Due<Operation>[];
  /** What its player may do between two evenings, beside what is due and what points and levels give; without it, nothing. */
  readonly waitsOf?: (state: State, limits: Limits) => readonly Wait[];
  /** What keeps it from doing as it likes; undefined of who is well. */
  readonly fallenOf: (state: State, limits: Limits) => Fallen | undefined;
  /** What the MJ may do to the characters of a table without their sheets (product §2.10.9). */
  readonly acts: TableActs<State, Operation, Limits>;
  /** What damage of a roll, so many points of it, comes to for the character: armour, resistances, halves. */
  readonly damageTaken: (
    damage: DamageSpec,
    points: number,
    state: State,
    limits: Limits,
  ) => DamageTaken<Operation>;
  /** What does all that the parts of one hit come to, in a game whose damage adds up (`DamageRules.addsUp`). */
  readonly damageAtOnce?: (operations: readonly Operation[]) => Operation;
  /** What the state does to rolls of the character. */
  readonly rollEffectsOf: (state: State, limits: Limits) => readonly RollEffect[];
  /** What the state does to attacks at the character, by somebody so many metres away; without it, nothing. */
  readonly effectsAgainst?: (state: State, limits: Limits, metres: number | undefined) => AgainstTarget;
  /** What of the state may be spent on rolls; without it, nothing. */
  readonly rollResourcesOf?: (state: State, limits: Limits) => RollResources;
  /** Why a roll makes no sense in this state; without it, every roll does. */
  readonly checkRoll?: (state: State, request: MadeRoll["request"]) => string | undefined;
  /** What the rules make of a roll at once; without it, nothing. */
  readonly afterRoll?: (state: State, roll: MadeRoll) => AfterRoll<Operation>;
  /** The rolls that what has happened to it asks of its player, by the names of the asks; without it, none. */
  readonly owedRolls?: (state: State) => readonly OwedRoll[];
  /** What drinking an item does, by its id or the names that it is carried under; without it, nothing is drunk. */
  readonly potionOf?: (item: {
    readonly itemId: string;
    readonly names: readonly string[];
  }) => Potion<Operation> | undefined;
  /**
   * An operation with what its author saw, where that says what it does to a state that has moved meanwhile
   * (`pressedOn`); without it, no operation does.
   */
  readonly pressedOn?: (operation: Operation, state: State, limits: Limits) => Operation;
  /** What ends one of its conditions; without it, its conditions stay until somebody takes them away. */
  readonly endCondition?: (condition: string) => Operation | undefined;
  /** What the end of one of its turns does, where something lasts a number of them; without it, no game counts turns. */
  readonly passTurn?: (state: State) => Operation | undefined;
  /** The experience that a state has, and that a level begins at; without it, experience gives no levels. */
  readonly levels?: {
    readonly experienceOf: (state: State) => number;
    /** From the second level on. */
    readonly experienceAt: (level: number) => number;
  };
  /** How it spends the points that play gives; without it, it has levels, or ticks skills. */
  readonly advances?: AdvanceRules;
  /** The money that its sheets count; without it, none (a game whose heroes have means instead). */
  readonly purse?: Purse<State>;
  /** Its rests, and what sessions begin and end with, by the id of the panel's quick action (product §2.10.7). */
  readonly rests: Readonly<Record<string, Rest<State, Operation, Limits>>>;
}

/** Something that is drunk up. */
export interface Potion<Operation> {
  /** « une potion de soins ». */
  readonly name: string;
  /** Dice notation. */
  readonly dice: string;
  readonly operationOf: (total: number) => Operation;
}

/** A roll that damage asks for. */
export interface OwedRoll {
  /** « Sauvegarde de Constitution ». */
  readonly trait: string;
  readonly difficulty?: number;
  readonly settles: SettledByRoll;
}

/** One operation of a rest. Its dice are thrown when it is taken, not while it is looked at. */
export type RestStep<Operation> = Operation | ThrownStep<Operation>;

export interface ThrownStep<Operation> {
  /** The sides of its dice, in the order of their faces. */
  readonly dice: readonly number[];
  /** What is said before they are thrown: « Exaltation : 1 dé ». */
  readonly label: string;
  readonly operationOf: (faces: readonly number[]) => Operation;
}

/** What a rest, or a session that begins or ends, does to one character. */
export interface Rest<State, Operation, Limits> {
  /**
   * In their order; none where there is nothing to recover. `points`: what the MJ gives with it, where `points` below
   * says so. Throws `operation-refused` for who cannot take it.
   */
  readonly steps: (state: State, limits: Limits, points: number) => readonly RestStep<Operation>[];
  /** What is said of it, where the events of its operations are not the whole of it. */
  readonly sentences?: (
    events: readonly string[],
    before: State,
    after: State,
    limits: Limits,
  ) => readonly string[];
  /** The points that it gives to each: their name, and how many at most. */
  readonly points?: { readonly label: string; readonly max: number };
}

/** How far a character is from falling, in the game's own measure. */
export interface Life {
  /** `"PV"`, `"Santé"`. */
  readonly label: string;
  readonly current: number;
  readonly max: number;
}

/** The play of such a game. */
export type AnyPlaySystem = PlaySystem<Readonly<Record<string, unknown>>, { readonly kind: string }, unknown>;

/** Whether an operation is an inverse: the server makes those, and takes none from a client. */
export const isInverse = ({ kind }: { readonly kind: string }): boolean => kind === "revert";
