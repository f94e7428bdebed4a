import type * as z from "zod/mini";
import type { Character, RawFields } from "../../sheet/character/character";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { SystemId } from "../../values/systemIds";
import type { CampaignSettings } from "../campaignSettings";
import type { Draft } from "../gameTypes";
import type { ForgeRules } from "./forgeRules";
import type { NewCharacter } from "./newCharacter";
import type { ScoreDice, TableRolls } from "./scoreDice";
import type { ForgeStep } from "./step";

/** The campaign that a character is made for. */
export interface ForgeCampaign {
  readonly id: string;
  readonly settings: CampaignSettings;
}

/** The fields of a stored or seen character that the Forge reads. */
export interface Reopened {
  readonly system: SystemId;
  readonly name: string;
  readonly class: string;
  readonly stats: RawFields;
  readonly data: RawFields;
}

/** A character that is to be stored. */
export interface Forged {
  readonly system: SystemId;
  readonly class?: string;
  readonly stats: RawFields;
  readonly data: RawFields;
}

export type RollingSettings = Pick<CampaignSettings, "abilityMethod" | "hitPoints">;

/** How a game's new characters are rolled for. */
export interface ForgeDiceRules<Choices> {
  /** Of a set of scores, in their order. */
  readonly scores: readonly ScoreDice[];
  /** Whether dice are rolled for the hit points of levels after the first. */
  readonly levelDice?: true;
  /** Whether a table with these settings rolls anything for its characters. */
  readonly isRolledAt: (settings: RollingSettings) => boolean;
  /** The draft under the settings of its campaign, without dice that were rolled elsewhere. Twice changes nothing. */
  readonly underRules: (draft: Choices, table: ForgeCampaign) => Choices;
  /** With the dice that it still needs, except those that its campaign rolls. */
  readonly rolled: (draft: Choices, table: ForgeCampaign | undefined, source: RandomUint32) => Choices;
  /** Whether the values of a character follow from its choices and the server's rolls. */
  readonly matches: (forged: Forged, settings: RollingSettings, rolls: TableRolls | undefined) => boolean;
}

export interface SummaryFact {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
}

/** The numbers of a draft's character so far. */
export interface DraftNumbers {
  /** Hit points, armor class…: the values needed in combat. */
  readonly facts: readonly SummaryFact[];
  /** The system's basic scores; a missing one is a dash. */
  readonly scores: readonly SummaryFact[];
  /** The highest skills, best first. */
  readonly strengths: readonly SummaryFact[];
}

/** How characters of a game are made. */
export interface Forge<Choices extends Draft> {
  /** Lenient: each field falls back to its initial value, so that `{ system }` is a draft without choices. */
  readonly schema: z.ZodMiniType<Choices>;
  /** Its pages, in order. */
  readonly steps: readonly ForgeStep[];
  /** What is missing in one of its steps, as sentences. */
  readonly missing: (draft: Choices, step: string, rules: ForgeRules) => readonly string[];
  /** The character of a finished draft, as `createCharacter` takes it. */
  readonly build: (draft: Choices) => NewCharacter;
  /** The draft of a character that was not made in the Forge. `className`: as it is shown. */
  readonly infer: (raw: Reopened, character: Character, className: string) => Choices;
  /** A draft with random choices. */
  readonly surprise: (draft: Choices, source: RandomUint32) => Choices;
  /** The steps with many points to spend, and how one is completed at random, keeping what was chosen. */
  readonly completable: readonly string[];
  readonly complete: (draft: Choices, step: string, source: RandomUint32) => Choices;
  /** First and last names for anybody. */
  readonly names: { readonly first: readonly string[]; readonly last: readonly string[] };
  /** Finished drafts of its preset's sample players, at level 1 (product §2.8.20). */
  readonly ready: readonly Choices[];
  /** Without it, no dice are rolled for a new character. */
  readonly dice?: ForgeDiceRules<Choices>;
  /** Of the character with what it wears. Without it, those of its sheet's blocks. */
  readonly numbers?: (draft: Choices, character: Character) => DraftNumbers;
  /** The least value of a skill that counts as a strength: lower ones need no training. */
  readonly minStrength?: number;
  /** Of a character in play, whose choices are not limited. Without it, as it is. */
  readonly withoutLimits?: (draft: Choices) => Choices;
  /** What a draft reads of its character beside its stored choices. */
  readonly reopened?: (draft: Choices, character: Character) => Choices;
  /** Of what the character has, what its draft changes with it: `stats` to store. */
  readonly kept?: (draft: Choices, character: Character) => RawFields;
  /** A built character with what an import has and a draft does not. */
  readonly withImported?: (character: Character, made: NewCharacter) => NewCharacter;
  /** The names of actions that building writes; a character's others stay. */
  readonly writtenActions?: readonly string[];
  /** A level more, the steps that it asks for, and what it gives, as lines. Without it, the game has no levels. */
  readonly levels?: {
    readonly next: (draft: Choices) => Choices;
    readonly steps: (before: Choices, after: Choices) => readonly string[];
    readonly gains: (before: Choices, after: Choices) => readonly SummaryFact[];
  };
}

export type AnyForge = Forge<Draft>;

/** The Forge of a game. The registry forgets its types, as it does a game's. */
export const defineForge = <Choices extends Draft>(forge: Forge<Choices>): AnyForge =>
  forge as unknown as AnyForge;

/** `missing` of a game from a function of its own steps: nothing is missing in another's. */
export const missingIn =
  <Choices, Id extends string>(
    steps: readonly ForgeStep<Id>[],
    missing: (draft: Choices, step: Id, rules: ForgeRules) => readonly string[],
  ) =>
  (draft: Choices, id: string, rules: ForgeRules): readonly string[] => {
    const step = steps.find((one) => one.id === id);
    return step === undefined ? [] : missing(draft, step.id, rules);
  };
