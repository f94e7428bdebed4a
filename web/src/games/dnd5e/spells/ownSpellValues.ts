import { DAMAGE_TYPES, type DamageType } from "domain/games/dnd5e/damageTypes";
import {
  checkSpellDice,
  MAX_SPELL_NOTE,
  type OwnSpell,
  type SpellEntry,
} from "domain/games/dnd5e/spells/spellbook";
import { ABILITY_KEYS, type AbilityKey } from "domain/sheet/character/abilities";
import { checkName, nameRules } from "domain/values/text/name";

/** How a spell meets its target: one value of a select box. */
const MEETINGS = ["none", "melee", "ranged", ...ABILITY_KEYS] as const;
export const ROLL_KINDS = ["none", "damage", "heal", "temporary"] as const;

/** The fields of a spell that a player writes; `"none"` and blank stand for nothing. */
export interface OwnSpellValues extends Record<string, unknown> {
  name: string;
  level: string;
  concentration: boolean;
  ritual: boolean;
  meeting: (typeof MEETINGS)[number];
  success: "none" | "half" | "other";
  rollKind: (typeof ROLL_KINDS)[number];
  dice: string;
  growth: string;
  type: DamageType | "none";
  modifier: boolean;
  note: string;
}

const NAME = nameRules("Le nom du sort", 60, "Nomme ton sort.");

const isAbility = (meeting: string): meeting is AbilityKey =>
  ABILITY_KEYS.some((ability) => ability === meeting);

export function valuesOf(entry: SpellEntry | undefined): OwnSpellValues {
  const { concentration = false, ritual = false, attack, save, roll, note = "" } = entry?.own ?? {};
  return {
    name: entry?.name ?? "",
    level: String(entry?.level ?? 1),
    ...{ concentration, ritual, note },
    meeting: save?.ability ?? attack ?? "none",
    success: save?.success ?? "none",
    rollKind: roll?.kind ?? "none",
    dice: roll?.dice ?? "",
    growth: roll?.growth ?? "",
    type: roll?.type ?? "none",
    modifier: roll?.modifier ?? false,
  };
}

function meetingOf({ meeting, success }: OwnSpellValues): Pick<OwnSpell, "attack" | "save"> {
  if (meeting === "none") return {};
  return isAbility(meeting) ? { save: { ability: meeting, success } } : { attack: meeting };
}

function rollOf({ rollKind, dice, growth, type, modifier }: OwnSpellValues): OwnSpell["roll"] {
  if (rollKind === "none") return undefined;
  return {
    kind: rollKind,
    dice: dice.trim(),
    ...(rollKind === "damage" && type !== "none" && { type }),
    ...(growth.trim() !== "" && { growth: growth.trim() }),
    ...(modifier && { modifier }),
  };
}

/** The spell that was written; it stays as prepared as it was. */
export function entryOf(values: OwnSpellValues, before: SpellEntry | undefined): SpellEntry {
  const { name, level, concentration, ritual, note } = values;
  const roll = rollOf(values);
  return {
    name: name.trim(),
    level: Number(level),
    ...(before?.preparation !== undefined && { preparation: before.preparation }),
    own: {
      ...(concentration && { concentration }),
      ...(ritual && { ritual }),
      ...meetingOf(values),
      ...(roll && { roll }),
      ...(note.trim() !== "" && { note: note.trim() }),
    },
  };
}

/** What is wrong with each field, as sentences. */
export const OWN_SPELL_CHECKS = {
  name: (name: string) => checkName(name, NAME) ?? null,
  dice: (dice: string, { rollKind }: OwnSpellValues) =>
    rollKind === "none" ? null : (checkSpellDice(dice) ?? null),
  growth: (growth: string, { rollKind }: OwnSpellValues) =>
    rollKind === "none" || growth.trim() === "" ? null : (checkSpellDice(growth) ?? null),
  note: (note: string) =>
    note.trim().length > MAX_SPELL_NOTE ? `La note ne doit pas dépasser ${MAX_SPELL_NOTE} caractères.` : null,
};

export const TYPES = ["none", ...DAMAGE_TYPES] as const;
