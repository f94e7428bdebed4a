import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { SkillKey } from "../../../sheet/character/skills";
import { abilityModifier } from "../abilities";
import type { DamageType } from "../damageTypes";
import { CREATURE_ACTIONS, type CreatureActionKey } from "./actions";
import type { CREATURE_CONDITIONS, Dnd5eCreature, SENSE_KEYS, SPEED_KEYS } from "./creature";
import { CREATURE_KINDS } from "./kinds";
import { MULTIATTACKS } from "./multiattacks";
import { CREATURE_SIZES } from "./size";
import { CREATURE_TRAITS, type CreatureTraitKey } from "./traits";

const PHYSICAL: readonly DamageType[] = ["bludgeoning", "piercing", "slashing"];
type Defence = Dnd5eCreature["resistances"][number];

/** Defences against weapons, each three types at once. */
const WEAPONS = {
  weapons: PHYSICAL.map((type) => ({ type, unless: "magical" })),
  weaponsUnlessSilvered: PHYSICAL.map((type) => ({ type, unless: "silvered" })),
  weaponsUnlessAdamantine: PHYSICAL.map((type) => ({ type, unless: "adamantine" })),
  bladesUnlessAdamantine: PHYSICAL.slice(1).map((type) => ({ type, unless: "adamantine" })),
} as const satisfies Readonly<Record<string, readonly Defence[]>>;

type DefenceText = DamageType | keyof typeof WEAPONS;

/** What a line of the catalogue says of an attack; what is missing is not so. */
interface AttackRow {
  readonly key: CreatureActionKey;
  /** What the d20 adds. */
  readonly bonus?: number;
  readonly damage?: readonly (readonly [dice: string, type: DamageType])[];
  readonly save?: readonly [ability: AbilityKey, difficulty: number, success: "none" | "half"];
  /** How far it reaches, or what it fills; of an attack roll without it, `ORDINARY_REACH`. */
  readonly range?: string;
  /** « 5–6 » of a d6 brings it back, « 3/jour »… */
  readonly use?: string;
}

/** A creature in one line of the catalogue: what is missing is empty. Distances are in metres. */
export interface CreatureRow {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly kind: keyof typeof CREATURE_KINDS;
  /** « gobelinoïde », « diable ». */
  readonly race?: string;
  readonly size: keyof typeof CREATURE_SIZES;
  readonly alignment: string;
  readonly ac: number;
  readonly acNote?: string;
  readonly hp: readonly [average: number, dice: string];
  readonly cr: number;
  readonly xp: number;
  readonly pb: number;
  readonly speed: Readonly<Partial<Record<(typeof SPEED_KEYS)[number], number>>>;
  readonly hovers?: true;
  /** In the order of `ABILITY_KEYS`. */
  readonly abilities: readonly [number, number, number, number, number, number];
  readonly saves?: Readonly<Partial<Record<AbilityKey, number>>>;
  readonly skills?: Readonly<Partial<Record<SkillKey, number>>>;
  readonly senses?: Readonly<Partial<Record<(typeof SENSE_KEYS)[number], number>>>;
  readonly passive: number;
  readonly languages?: string;
  readonly resist?: readonly DefenceText[];
  readonly immune?: readonly DefenceText[];
  readonly vulnerable?: readonly DefenceText[];
  readonly unaffected?: readonly (typeof CREATURE_CONDITIONS)[number][];
  readonly attacks?: readonly AttackRow[];
  readonly traits?: readonly CreatureTraitKey[];
  readonly legendary?: readonly string[];
}

const isWeapons = (text: DefenceText): text is keyof typeof WEAPONS => text in WEAPONS;

const defencesOf = (texts: readonly DefenceText[] = []): Defence[] =>
  texts.flatMap((text): readonly Defence[] => (isWeapons(text) ? WEAPONS[text] : [{ type: text }]));

/** The traits by which all weapons of a creature are magical. */
const MAGICAL: readonly CreatureTraitKey[] = ["magicWeapons", "angelicWeapons", "hellishWeapons"];

/** The data say that a save takes all of a breath; the SRD's text halves it. */
const successOf = (key: string, success: "none" | "half"): "none" | "half" =>
  key.endsWith("Breath") ? "half" : success;

/** Of whoever strikes without reaching far. */
const ORDINARY_REACH = "allonge 1,5 m";

function attackOf(
  { key, bonus, damage = [], save, use, range = bonus === undefined ? undefined : ORDINARY_REACH }: AttackRow,
  isMagical: boolean,
) {
  const { name, text } = CREATURE_ACTIONS[key];
  const note = [use, text].filter(Boolean).join(" · ");
  return {
    id: key,
    name,
    ...(range !== undefined && { range }),
    ...(note !== "" && { note }),
    ...(bonus !== undefined && { attackBonus: bonus }),
    damage: damage.map(([dice, type]) => ({ dice, type })),
    ...(save && {
      save: {
        ability: save[0],
        difficulty: save[1],
        success: damage.length > 0 ? successOf(key, save[2]) : save[2],
      },
    }),
    ...(isMagical && bonus !== undefined && { magical: true }),
  };
}

/** The creature of a line of the catalogue. */
export function creatureOf(row: CreatureRow): Dnd5eCreature {
  const { traits = [], attacks = [], race } = row;
  const isMagical = traits.some((key) => MAGICAL.includes(key));
  const kind = `${CREATURE_KINDS[row.kind]}${race === undefined ? "" : ` (${race})`}`;
  return {
    id: row.id,
    ...(MULTIATTACKS[row.id] && { multiattack: { ...MULTIATTACKS[row.id] } }),
    system: "dnd5e",
    name: row.name,
    english: row.english,
    about: `${kind} de taille ${CREATURE_SIZES[row.size].code}, ${row.alignment}`,
    life: { max: row.hp[0], dice: row.hp[1] },
    challenge: row.cr,
    experience: row.xp,
    proficiencyBonus: row.pb,
    initiative: abilityModifier(row.abilities[1]),
    armourClass: row.ac,
    ...(row.acNote !== undefined && { armourNote: row.acNote }),
    speeds: row.speed,
    ...(row.hovers && { hovers: true }),
    abilities: Object.fromEntries(ABILITY_KEYS.map((key, place) => [key, row.abilities[place]])) as Record<
      AbilityKey,
      number
    >,
    saves: row.saves ?? {},
    skills: row.skills ?? {},
    senses: row.senses ?? {},
    passivePerception: row.passive,
    languages: row.languages ?? "",
    resistances: defencesOf(row.resist),
    immunities: defencesOf(row.immune),
    vulnerabilities: defencesOf(row.vulnerable),
    conditionImmunities: [...(row.unaffected ?? [])],
    attacks: attacks.map((attack) => attackOf(attack, isMagical)),
    traits: traits.map((key) => CREATURE_TRAITS[key]),
    legendary: [...(row.legendary ?? [])],
  };
}
