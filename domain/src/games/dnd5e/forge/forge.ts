import { defineForge, missingIn } from "../../../game/forge/forge";
import type { NewCharacter } from "../../../game/forge/newCharacter";
import type { Character, RawFields } from "../../../sheet/character/character";
import type { ProficiencyGroup } from "../../../sheet/character/proficiencies";
import { readSpellbook } from "../spells/spellbook";
import { buildDnd5e, SPELL_ATTACK } from "./build";
import { freeDraft } from "./choose";
import { dnd5eDice } from "./dice";
import { type Dnd5eDraft, dnd5eDraftSchema } from "./draft";
import { gainsOfLevel } from "./levelGains";
import { stepsOfLevel, withNextLevel } from "./levelUp";
import { dnd5eNumbers } from "./numbers";
import { inferDnd5eDraft } from "./read";
import { dnd5eReady } from "./ready";
import { spellsOf, spellsText } from "./spells";
import { DND5E_STEPS, missingOfDnd5e } from "./steps";
import { surpriseDnd5e } from "./surprise";

/** Merges groups of the same label, the Forge's names first; the other stored groups stay. */
function mergedProficiencies(written: readonly ProficiencyGroup[], stored: readonly ProficiencyGroup[]) {
  const storedNames = (label: string) => stored.find((group) => group.label === label)?.names ?? [];
  return [
    ...written.map(({ label, names }) => ({ label, names: [...new Set([...names, ...storedNames(label)])] })),
    ...stored.filter(({ label }) => written.every((group) => group.label !== label)),
  ];
}

/** Keeps what an import has and a draft does not: proficiencies and movements. */
function withImportedValues(character: Character, made: NewCharacter): NewCharacter {
  const { speed, ...stats } = made.stats;
  const written = Array.isArray(made.data.proficiencies) ? made.data.proficiencies : [];
  const moves = Object.keys(character.speeds).length > 0 || speed === undefined;
  return {
    ...made,
    stats: moves ? stats : made.stats,
    data: { ...made.data, proficiencies: mergedProficiencies(written, character.proficiencies) },
  };
}

/** The spells that the draft leaves, as prepared as they were; nothing where there were and are none. */
function keptSpellbook(draft: Dnd5eDraft, character: Character): RawFields {
  const before = readSpellbook(character);
  const spellbook = spellsOf(draft, before);
  return before.length + spellbook.length > 0 ? { spellbook } : {};
}

export const dnd5eForge = defineForge<Dnd5eDraft>({
  schema: dnd5eDraftSchema,
  steps: DND5E_STEPS,
  missing: missingIn(DND5E_STEPS, missingOfDnd5e),
  build: buildDnd5e,
  infer: (_, character) => inferDnd5eDraft(character),
  surprise: surpriseDnd5e,
  completable: [],
  complete: (draft) => draft,
  names: {
    first: ["Aelis", "Brann", "Corvin", "Dovrae", "Elowen", "Ferin", "Ghislan", "Isolde", "Maelor", "Orsa"],
    last: ["Cœur-de-Frêne", "des Gués", "Longuerive", "Poing-de-Grès", "Sombreval", "Trois-Lunes"],
  },
  ready: dnd5eReady,
  dice: dnd5eDice,
  numbers: dnd5eNumbers,
  withoutLimits: freeDraft,
  reopened: (draft, character) => ({ ...draft, spells: spellsText(readSpellbook(character)) }),
  kept: keptSpellbook,
  withImported: withImportedValues,
  writtenActions: [SPELL_ATTACK],
  levels: { next: withNextLevel, steps: stepsOfLevel, gains: gainsOfLevel },
});
