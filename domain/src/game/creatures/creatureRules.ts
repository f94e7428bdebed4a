import type { Creature, DamageSpec } from "../gameTypes";
import type { ActionRoll } from "../rolls/actionRoll";
import type { AgainstTarget } from "../rolls/againstTarget";
import type { RollEffect } from "../rolls/rollEffect";
import type { RollRequest } from "../rolls/rollRequest";
import type { SheetChoiceGroup } from "../sheetRules";
import type { CreatureFact } from "./creatureFact";
import type { CreatureDamage, CreatureNow } from "./creatureState";
import type { CreatureUse } from "./creatureUse";

/** From what is less than easy to what may kill. */
export const ENCOUNTER_DIFFICULTIES = {
  trivial: "Négligeable",
  easy: "Facile",
  medium: "Moyenne",
  hard: "Difficile",
  deadly: "Mortelle",
} as const;

/** How hard an encounter is for a party. */
export interface EncounterDifficulty {
  readonly difficulty: keyof typeof ENCOUNTER_DIFFICULTIES;
  /** What the creatures are worth. */
  readonly experience: number;
  /** What their number makes of it, which is compared. */
  readonly adjusted: number;
  /** The experience of the whole party from which it is easy, medium, hard and deadly. */
  readonly thresholds: readonly [number, number, number, number];
}

/** What the creatures of an encounter are worth. */
export interface EncounterRules<Being = never> {
  readonly experience: (creature: Being) => number;
  /** Undefined without a party or without creatures. */
  readonly difficulty: (
    partyLevels: readonly number[],
    experienceOf: readonly number[],
  ) => EncounterDifficulty | undefined;
}

/** What a line says of a creature: « Garde, CA 14, 22 PV ». */
export interface WrittenNumbers {
  readonly name: string;
  readonly life: number;
  /** 0 in games whose lines say none. */
  readonly defence: number;
}

/** How a creature of a game is written in one line; each number stands before or after its word. */
interface WrittenCreature<Draft> {
  /** « PV ». */
  readonly life: string;
  /** « CA », where the line must say it. */
  readonly defence?: string;
  /** A whole line, by which an MJ learns that one may be written. */
  readonly example: string;
  /** The creature, with what its game takes for ordinary in all else. */
  readonly draft: (numbers: WrittenNumbers) => Draft;
}

/** What a game's creatures are and do in a fight. */
export interface CreatureRules<Being extends Creature, Damage> {
  /** To hit first, then damage. */
  readonly attackRolls: (attack: Being["attacks"][number]) => readonly ActionRoll[];
  /** The save that an attack asks its target for: « Sauvegarde DEX DD 21, moitié si réussie ». Without it, none does. */
  readonly saveText?: (attack: Being["attacks"][number]) => string | undefined;
  /** What it rolls beside its attacks, in the groups of its block: saves, skills, pools. */
  readonly checks: (creature: Being) => readonly SheetChoiceGroup[];
  /** What seeing it costs whoever does: the roll that is asked of all, and its loss. Without it, nothing. */
  readonly frightens?: (creature: Being) => string | undefined;
  /** What it may do only so often. Without it, nothing is counted. */
  readonly uses?: (creature: Being) => readonly CreatureUse[];
  /** How often each of its attacks is struck by one action, by their ids. Without it, one at a time. */
  readonly strokes?: (creature: Being) => Readonly<Record<string, number>>;
  /** How often an attack is made by one action, whichever it is. Without it, once. */
  readonly rateOf?: (attack: Being["attacks"][number]) => number;
  /** How many shots a roll takes of the magazine. Without it, none. */
  readonly shotsOf?: (request: RollRequest) => number;
  /** What distance asks of an attack: of a target so many metres away, or in general. */
  readonly distanceText?: (
    attack: Being["attacks"][number],
    metres: number | undefined,
  ) => string | undefined;
  /** What a fight has done to it that acts on its rolls, attacks among them. */
  readonly rollEffects: (creature: Being, now: CreatureNow) => readonly RollEffect[];
  /** What a fight has done to it that acts on attacks at it, by somebody so many metres away. Without it, nothing does. */
  readonly effectsAgainst?: (creature: Being, now: CreatureNow, metres: number | undefined) => AgainstTarget;
  /** What damage of a roll, so many points of it, takes from it. Counted as for characters. */
  readonly damageTaken: (creature: Being, damage: Damage, points: number, now: CreatureNow) => CreatureDamage;
  /** What decides attacks at it (`DefenceRules`); without it, the game has none. */
  readonly defence?: (creature: Being) => number;
  /** What its block says, in order, with what a fight has done to it; a line without a value is left out. */
  readonly facts: (creature: Being, now: CreatureNow) => readonly CreatureFact[];
  /** How dangerous it is, and in a word: « FP 1/4 », « Menace 3 ». */
  readonly danger: (creature: Being) => number;
  readonly dangerText: (creature: Being) => string;
  /** A search for several of one of the catalogue, by which an MJ learns that a number counts: « 3 gobelins ». */
  readonly searchExample: string;
  /** A creature that an MJ makes up by its numbers alone. */
  readonly written: WrittenCreature<Omit<Being, "id">>;
  /** The squares of one side of its token, by its description (`about`); without it, 1. */
  readonly squaresOf?: (about: string) => number;
  /** Under which it is looked for as well. */
  readonly otherName?: (creature: Being) => string | undefined;
  /** What one is worth, and what many are for a party of these levels. Without it, the game counts none. */
  readonly encounters?: EncounterRules<Being>;
  /** Its catalogue is the SRD's, which wants to be credited. */
  readonly areOfSrd?: true;
  /** The conditions that it may have, by their ids. */
  readonly conditions: readonly (readonly [id: string, label: string])[];
}

export type AnyCreatureRules = CreatureRules<Creature, DamageSpec>;

/** The rules of a game's creatures. The registry forgets their types, as it does a game's. */
export const defineCreatures = <Being extends Creature, Damage>(
  rules: CreatureRules<Being, Damage>,
): AnyCreatureRules => rules as unknown as AnyCreatureRules;

/** What an MJ notes of a creature in games whose rules have no list. */
export const PLAIN_CONDITIONS = ["À terre", "Aveuglé", "Effrayé", "Immobilisé", "Sonné", "Inconscient"].map(
  (label) => [label, label] as const,
);

export const skillsFact = (
  skills: readonly { readonly name: string; readonly value: number }[],
  unit = "",
): CreatureFact => ({
  label: "Compétences",
  value: skills.map(({ name, value }) => `${name} ${value}${unit}`).join(", "),
});

/** Of a creature with a threat from 1 to 5. */
export const threatRules = {
  danger: ({ threat }: { readonly threat: number }): number => threat,
  dangerText: ({ threat }: { readonly threat: number }): string => `Menace ${threat}`,
};
