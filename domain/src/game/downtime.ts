import type { PlayEvent } from "../operations/applied";
import type { Character } from "../sheet/character/character";
import type { RandomUint32 } from "../values/dice/randomSource";
import type { RollEffect, RollSubject } from "./rolls/rollEffect";
import type { RollRules } from "./rolls/rollRules";
import { NO_SITUATION } from "./rolls/situation";

/** A character between two evenings, as the state in play has it. */
export interface Idle<State, Limits> {
  readonly state: State;
  readonly limits: Limits;
  /** As it stands, with what it wears. */
  readonly character: Character;
}

/** What came of an act: the sentence that tells it, and what it does to the character. */
interface DowntimeOutcome<Operation> {
  readonly told: PlayEvent;
  readonly operations: readonly Operation[];
}

/** One way to do an act: what is hunted, the book that is read. */
export interface DowntimeWay<Operation> {
  readonly id: string;
  /** « Un repas ». */
  readonly label: string;
  /** What it rolls, costs and gives: « Charisme + Subterfuge, difficulté 3 (Faim 4 → 2) ». */
  readonly takes?: string;
  /** Throws its dice. */
  readonly resolve: (source: RandomUint32) => DowntimeOutcome<Operation>;
}

/** What a character of a game does alone between two evenings (product §2.20.6). */
export interface DowntimeAct<State, Operation, Limits> {
  readonly id: string;
  /** What its button says: « Chasser ». */
  readonly title: string;
  /** What it does, in a sentence. */
  readonly about: string;
  /** What its ways are a choice of: « Proie ». */
  readonly choice: string;
  /** One at least. Throws `operation-refused` with the sentence of why it cannot be done now. */
  readonly waysOf: (hero: Idle<State, Limits>) => readonly DowntimeWay<Operation>[];
}

/** The act of such a game. */
export type AnyDowntimeAct = DowntimeAct<
  Readonly<Record<string, unknown>>,
  { readonly kind: string },
  unknown
>;

/** Throws the dice of an act by its game's rules, with what the state does to such a roll. */
export function throwNow<Spec>(
  rules: Pick<RollRules<Spec>, "prepare" | "throw">,
  spec: Spec,
  subject: RollSubject,
  effects: readonly RollEffect[],
  source: RandomUint32,
): ReturnType<RollRules<Spec>["throw"]> {
  const acting = effects.filter(({ appliesTo }) => appliesTo(subject));
  return rules.throw(rules.prepare(spec, NO_SITUATION, acting), source);
}
