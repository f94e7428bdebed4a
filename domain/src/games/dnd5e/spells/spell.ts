import type { AbilityKey } from "../../../sheet/character/abilities";
import type { DamageType } from "../damageTypes";

export const SPELL_SCHOOLS = {
  abjuration: "abjuration",
  conjuration: "invocation",
  divination: "divination",
  enchantment: "enchantement",
  evocation: "évocation",
  illusion: "illusion",
  necromancy: "nécromancie",
  transmutation: "transmutation",
} as const;
type SpellSchool = keyof typeof SPELL_SCHOOLS;

/** The classes with a spell list, by their ids in `CLASSES`. */
export const SPELL_LIST_IDS = [
  "barde",
  "clerc",
  "druide",
  "ensorceleur",
  "magicien",
  "occultiste",
  "paladin",
  "rodeur",
] as const;
export type SpellListId = (typeof SPELL_LIST_IDS)[number];

export const CASTING_TIMES = {
  action: "1 action",
  bonusAction: "1 action bonus",
  reaction: "1 réaction",
  "1 minute": "1 minute",
  "10 minutes": "10 minutes",
  "1 hour": "1 heure",
  "8 hours": "8 heures",
  "12 hours": "12 heures",
  "24 hours": "24 heures",
} as const;

export const SPELL_DURATIONS = {
  instant: "instantanée",
  "1 round": "1 round",
  "1 minute": "1 minute",
  "10 minutes": "10 minutes",
  "1 hour": "1 heure",
  "2 hours": "2 heures",
  "8 hours": "8 heures",
  "24 hours": "24 heures",
  "7 days": "7 jours",
  "10 days": "10 jours",
  "30 days": "30 jours",
  untilDispelled: "jusqu'à dissipation",
  special: "spéciale",
} as const;

/** Ranges that are no distance. */
export const SPELL_RANGES = {
  self: "personnelle",
  touch: "contact",
  sight: "vue",
  unlimited: "illimitée",
  special: "spéciale",
} as const;

export const AREA_SHAPES = {
  cone: "cône",
  cube: "cube",
  cylinder: "cylindre",
  line: "ligne",
  sphere: "sphère",
} as const;

/** What the dice of a spell count; `hitPoints` is how many hit points of creatures it takes. */
export const SPELL_ROLL_KINDS = {
  damage: "Dégâts",
  heal: "Soins",
  temporary: "PV temporaires",
  hitPoints: "PV touchés",
} as const;

/** Dice at the spell's own level, and what they become above it. */
export interface SpellRoll {
  readonly kind: keyof typeof SPELL_ROLL_KINDS;
  /** Dice notation, or a number: `"3d4+3"`, `"70"`. */
  readonly dice: string;
  /** Absent where there is none, or where the caster chooses. */
  readonly type?: DamageType;
  /** Whether the spellcasting modifier is added. */
  readonly modifier?: boolean;
  /** What each slot level above the spell's adds; of a cantrip, the levels 5, 11 and 17. */
  readonly growth?: string;
  /** How many slot levels above add it once; 1 when absent. */
  readonly every?: number;
}

/** What casting a spell needs: those of the catalogue and those that players write have it. */
export interface CastableSpell {
  readonly id: string;
  readonly name: string;
  /** 0 is a cantrip. */
  readonly level: number;
  readonly ritual?: boolean;
  readonly concentration?: boolean;
  readonly attack?: "melee" | "ranged";
  readonly save?: { readonly ability: AbilityKey; readonly success: "none" | "half" | "other" };
  /** Attacks of one casting, each rolled apart; grows like `SpellRoll.growth`. */
  readonly rays?: { readonly count: number; readonly growth: number };
  readonly rolls?: readonly SpellRoll[];
  readonly summary?: string;
}

/** A spell of the catalogue. Distances are in metres. */
export interface Spell extends CastableSpell {
  /** In English, as files of other tools have it. */
  readonly english: string;
  /** Other names it goes by, in either language. */
  readonly otherNames?: readonly string[];
  readonly school: SpellSchool;
  readonly classes: readonly SpellListId[];
  readonly castingTime: keyof typeof CASTING_TIMES;
  readonly range: number | keyof typeof SPELL_RANGES;
  readonly area?: { readonly shape: keyof typeof AREA_SHAPES; readonly size: number };
  /** Verbal, somatic, material: `"VSM"`. */
  readonly components: string;
  readonly duration: keyof typeof SPELL_DURATIONS;
  /** One sentence, of the project's own words, of at most 160 characters. */
  readonly summary: string;
}
