import type * as z from "zod/mini";
import type { AnyOperation } from "../../operations/anyOperation";
import type { Character } from "../../sheet/character/character";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { DiceRoll } from "../../values/dice/rollDice";
import type { RollOutcome } from "../../values/dice/rollOutcome";
import type { RollSpec } from "../gameTypes";
import type { SheetDie, SheetRoll } from "../sheetDice";
import type { ContestRules } from "./contest";
import type { SecondTry } from "./redoSpec";
import type { RollEffect, RollSubject } from "./rollEffect";
import type { RequiredLevel, Situation } from "./situation";
import type { Strike } from "./strike";

/** A roll that was made by the rules of its game. */
interface RolledBefore<Spec> {
  readonly spec: Spec;
  readonly roll: number;
  readonly dice: readonly SheetDie[];
}

/** A level of success that Luck makes of a roll. */
export interface LuckBuy {
  readonly level: RequiredLevel;
  readonly label: string;
  readonly points: number;
}

/** The second attempt that a game gives some of its rolls. */
interface SecondAttempts<Spec> {
  readonly isOpen: (spec: Spec, outcome: RollOutcome | undefined) => boolean;
  /** Whether it may be pushed; without it, it may. */
  readonly mayPush?: (spec: Spec, outcome: RollOutcome | undefined) => boolean;
  /** What points of Luck make of it, from the least on. Without it, nothing. */
  readonly luckBuys?: (earlier: Pick<RolledBefore<Spec>, "spec" | "roll">) => readonly LuckBuy[];
  /** Dice of a pool are rolled again for a point of Willpower. Without it, a roll is pushed, or turned by Luck. */
  readonly takesWillpower?: true;
  /** What it costs in the state in play, where that is not Luck. */
  readonly costs: readonly AnyOperation[];
  /** Undefined for what may not be rolled again. */
  readonly make: (earlier: RolledBefore<Spec>, how: SecondTry, source: RandomUint32) => SheetRoll | undefined;
}

/** What is rolled, in dice notation or by the game's rules, and the words that stand behind it. */
interface WrittenSpec {
  readonly roll: string | RollSpec;
  readonly words: string | undefined;
}

/** What decides an attack that names no difficulty: the armour class of whom it is aimed at. */
interface DefenceRules<Spec> {
  /** « CA ». */
  readonly word: string;
  /** Whether it decides this roll. */
  readonly isAsked: (spec: Spec) => boolean;
  readonly decide: (spec: Spec, roll: DiceRoll, defence: number) => RollOutcome | undefined;
  /** Of a character as it stands, with what it wears; undefined where that is not known. */
  readonly of: (character: Pick<Character, "ac">) => number | undefined;
}

/** How a game rolls. */
export interface RollRules<Spec> {
  /** An object with `game`, every number and text bounded. */
  readonly schema: z.ZodMiniObject;
  readonly throw: (spec: Spec, source: RandomUint32) => DiceRoll;
  /** What it throws, in the game's short form: `"+5"`, `"6 dés"`, `"45 %"`. */
  readonly valueOf: (spec: Spec) => string;
  /** The roll of a check (`RollRequest`). Of one game: a check says not which. Without it, its sheets ask for none. */
  readonly check?: (modifier: number, subject: RollSubject | undefined) => Spec;
  /** The roll with the situation, and with what the state in play does to it. */
  readonly prepare: (spec: Spec, situation: Situation, acting: readonly RollEffect[]) => Spec;
  /** What a roll takes of the situation; undefined for one that is what it is. Without it, all of it. */
  readonly situationOf?: (spec: Spec, situation: Situation) => Situation | undefined;
  /** A roll at somebody so many metres away, with what this asks for. Without it, distance decides nothing. */
  readonly atDistance?: (spec: Spec, metres: number) => Spec;
  /** What a log says of that distance: « DV 15 à 18 m ». Without it, nothing. */
  readonly distanceNote?: (spec: Spec, metres: number) => string | undefined;
  /** Without it, nothing is rolled twice. */
  readonly secondAttempts?: SecondAttempts<Spec>;
  /** Without it, an attack is decided by its own numbers, or by the MJ. */
  readonly defence?: DefenceRules<Spec>;
  /** Rolls that the state of whom they are aimed at acts on, and from how many metres, as far as that is known. Without it, none. */
  readonly against?: {
    readonly isAsked: (spec: Spec) => boolean;
    readonly metres: (spec: Spec) => number | undefined;
  };
  /** How somebody opposes it. */
  readonly contest: ContestRules<Spec>;
  /** How an attack ended; undefined where the MJ decides. Without it, as the tone of its outcome says. */
  readonly strikeOf?: (outcome: RollOutcome, spec: Spec) => Strike | undefined;
  /** By how much a success exceeds what it needed; undefined where that says nothing. */
  readonly marginOf?: (spec: Spec, total: number) => number | undefined;
  /** What an outcome brings with it, in a sentence. */
  readonly consequence?: (outcome: RollOutcome) => string | undefined;
  /** How its own roll is written after `/r`, beside dice notation. */
  readonly examples: readonly string[];
  /** Undefined for dice notation, and for what its rules do not have. */
  readonly read: (text: string) => WrittenSpec | undefined;
}
