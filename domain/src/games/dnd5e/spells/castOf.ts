import type { UseSpec } from "../../../game/rolls/useSpec";
import type { AbilityKey } from "../../../sheet/character/abilities";
import type { ClassResourceId } from "../play/classResourceIds";
import { hasRule } from "../play/conditionRules";
import type { Dnd5eLimits } from "../play/limits";
import type { Dnd5eOperation } from "../play/operations";
import { maxSlotsOf, slotsLeft } from "../play/slots";
import { type Dnd5eState, SLOT_KEYS, type SlotKey } from "../play/state";
import { isDead } from "../play/vitality";
import { grownDice } from "./grownDice";
import type { CastableSpell, SpellRoll } from "./spell";
import type { Spellcasting } from "./spellcasting";
import { growthSteps } from "./spellLevels";

/** What casting costs: a slot, the warlock's use of a day, the time of a ritual, or nothing. */
type CastWay =
  | { readonly kind: "slot"; readonly key: SlotKey }
  | { readonly kind: "arcanum"; readonly id: ClassResourceId }
  | { readonly kind: "ritual" }
  | { readonly kind: "free" };

/** A way in which a character may cast a spell now. */
export interface CastOption {
  readonly way: CastWay;
  /** The level at which the spell is cast. */
  readonly level: number;
  /** `"Niveau 3"`. */
  readonly label: string;
  /** Absent where it costs nothing that is counted. */
  readonly left?: number;
  readonly max?: number;
}

const slotLevel = (key: SlotKey, limits: Dnd5eLimits): number =>
  key === "pact" ? limits.pactSlots.level : Number(key);

function slotOptions({ level }: CastableSpell, state: Dnd5eState, limits: Dnd5eLimits): CastOption[] {
  return SLOT_KEYS.filter((key) => maxSlotsOf(limits, key) > 0 && slotLevel(key, limits) >= level).map(
    (key) => {
      const at = slotLevel(key, limits);
      return {
        way: { kind: "slot", key },
        level: at,
        label: key === "pact" ? `Pacte, niveau ${at}` : `Niveau ${at}`,
        left: slotsLeft(state, limits, key),
        max: maxSlotsOf(limits, key),
      };
    },
  );
}

function arcanumOptions({ level }: CastableSpell, state: Dnd5eState, limits: Dnd5eLimits): CastOption[] {
  return limits.resources
    .filter(({ id }) => id === `mysticArcanum${level}`)
    .map(({ id, name, max }) => ({
      way: { kind: "arcanum", id },
      level,
      label: name,
      left: Math.max(0, max - (state.resources[id] ?? 0)),
      max,
    }));
}

/**
 * How a character may cast a spell: with each kind of slot from the spell's level on, used up ones included,
 * the lowest first; with a warlock's arcanum; as a ritual. A cantrip costs nothing.
 */
export function castOptions(
  spell: CastableSpell,
  state: Dnd5eState,
  limits: Dnd5eLimits,
): readonly CastOption[] {
  if (spell.level === 0) return [{ way: { kind: "free" }, level: 0, label: "Sort mineur" }];
  const slots = slotOptions(spell, state, limits).sort((a, b) => a.level - b.level);
  const ritual: CastOption = {
    way: { kind: "ritual" },
    level: spell.level,
    label: "Rituel, 10 minutes de plus",
  };
  return [...slots, ...arcanumOptions(spell, state, limits), ...(spell.ritual ? [ritual] : [])];
}

/** Why the character can cast nothing now, dead, unconscious or otherwise unable to act; or undefined. */
export function checkCast(state: Dnd5eState, limits: Dnd5eLimits): string | undefined {
  if (isDead(state, limits)) return "Ce personnage est mort : il ne lance plus de sort.";
  return hasRule(state, limits, "helpless") ? "Impossible de lancer un sort dans cet état." : undefined;
}

/** The option to offer first: the lowest that is left, else the first. */
export const preferredOption = (options: readonly CastOption[]): CastOption | undefined =>
  options.find(({ left }) => left === undefined || left > 0) ?? options[0];

/** Dice of a casting: `dice` is notation, or a number where nothing is thrown. */
export interface CastRoll extends Pick<SpellRoll, "kind" | "type"> {
  readonly dice: string;
}

/** What a casting presses and rolls. */
export interface Cast {
  readonly level: number;
  /** In their order: the cost first. */
  readonly operations: readonly Dnd5eOperation[];
  /** The spell whose concentration it ends. */
  readonly ends?: string;
  /** So many attacks, each with this bonus, and whether one must touch whom they strike. */
  readonly attack?: { readonly bonus: number; readonly count: number; readonly melee: boolean };
  /** What each target saves against. */
  readonly save?: {
    readonly ability: AbilityKey;
    readonly difficulty: number;
    readonly success: NonNullable<CastableSpell["save"]>["success"];
  };
  /** For each target, or for each ray. */
  readonly rolls: readonly CastRoll[];
}

/** A casting as the table's log tells it: « Sommeil (niv. 1) », what it cost, and what it is saved against. */
export function castLine(
  { name }: Pick<CastableSpell, "name">,
  { way, level, label }: Pick<CastOption, "way" | "level" | "label">,
  { save }: Pick<Cast, "save">,
): { readonly label: string; readonly use: UseSpec; readonly notes: readonly string[] } {
  const how = way.kind === "ritual" ? " (rituel)" : level > 0 ? ` (niv. ${level})` : "";
  const slot =
    way.kind === "slot" ? `Emplacement : ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
  return {
    label: `${name}${how}`,
    use: {
      use: "cast",
      ...(save && {
        save: {
          ...{ ability: save.ability, difficulty: save.difficulty },
          ...(save.success === "half" && { success: "half" }),
        },
      }),
    },
    notes: way.kind === "slot" || way.kind === "arcanum" ? [slot] : [],
  };
}

/** Who casts: the character's level, and the class that casts; without one, bonuses are those of nobody. */
export interface Caster {
  readonly level: number;
  readonly casting: Pick<Spellcasting, "modifier" | "attackBonus" | "saveDifficulty"> | undefined;
}

const NOBODY = { modifier: 0, attackBonus: 0, saveDifficulty: 8 } as const;

function costOf(way: CastWay): readonly Dnd5eOperation[] {
  switch (way.kind) {
    case "slot":
      return [way.key === "pact" ? { kind: "spendPactSlot" } : { kind: "spendSlot", level: Number(way.key) }];
    case "arcanum":
      return [{ kind: "spendResource", id: way.id, uses: 1 }];
    case "ritual":
    case "free":
      return [];
  }
}

/**
 * What casting a spell in one of its `castOptions` does: the operations that pay for it and begin its
 * concentration, and what is rolled at that level.
 */
export function castOf(
  spell: CastableSpell,
  { way, level }: Pick<CastOption, "way" | "level">,
  { casting = NOBODY, level: characterLevel }: Caster,
  state: Pick<Dnd5eState, "concentration">,
): Cast {
  const { name, attack, save, rays, rolls = [] } = spell;
  const steps = (every?: number) => growthSteps(spell.level, level, characterLevel, every);
  const concentrate: Dnd5eOperation = { kind: "concentrate", spell: name, level };
  return {
    level,
    operations: [...costOf(way), ...(spell.concentration ? [concentrate] : [])],
    ...(spell.concentration && state.concentration !== null && { ends: state.concentration.spell }),
    ...(attack !== undefined && {
      attack: {
        bonus: casting.attackBonus,
        count: (rays?.count ?? 1) + (rays?.growth ?? 0) * steps(),
        melee: attack === "melee",
      },
    }),
    ...(save !== undefined && { save: { ...save, difficulty: casting.saveDifficulty } }),
    rolls: rolls.map(({ kind, type, dice, growth, every, modifier }) => ({
      kind,
      ...(type !== undefined && { type }),
      dice: grownDice(dice, growth, steps(every), modifier ? casting.modifier : 0),
    })),
  };
}
