import type { AbilityKey } from "../../../sheet/character/abilities";
import type { Character } from "../../../sheet/character/character";
import { abilityModifier } from "../abilities";
import { CLASSES } from "../classes";
import { type KnownClass, knownClasses } from "../play/classNames";
import { pactSlotsOf, spellSlotsOf } from "../play/spellSlots";
import { proficiencyBonusOf } from "../sheetRolls";
import type { CastableSpell, Spell, SpellListId } from "./spell";

/** How a class of a character casts. */
export interface Spellcasting {
  /** The class, by its id in `CLASSES`. */
  readonly classId: string;
  readonly level: number;
  /** Whose spells it may choose; undefined where the catalogue has no such list. */
  readonly list: SpellListId | undefined;
  readonly ability: AbilityKey;
  readonly modifier: number;
  readonly attackBonus: number;
  readonly saveDifficulty: number;
  /** The highest level of spells that it may choose. */
  readonly maxLevel: number;
  readonly cantrips: number;
  /** How many spells of level 1 and more it knows; undefined for classes that prepare. */
  readonly known: number | undefined;
  /** How many spells above its slots a warlock casts once a day each, from level 6 on; absent where it has none. */
  readonly arcana?: number;
  /** How many it prepares; undefined for classes that know theirs. */
  readonly prepared: number | undefined;
}

type Steps = readonly (readonly [level: number, count: number])[];

interface Rule {
  readonly list: SpellListId | undefined;
  readonly ability: AbilityKey;
  /** From the highest level. */
  readonly cantrips: Steps;
  /** Spells known at each level from the first. */
  readonly known?: readonly number[];
  /** The part of the class level that counts for prepared spells. */
  readonly preparedShare?: number;
}

const THREE_STEPS = (first: number): Steps => [
  [10, first + 2],
  [4, first + 1],
  [1, first],
];

/** Fighters and rogues whose subclass casts learn from the wizard's list. */
const THIRD_CASTER: Rule = {
  list: "magicien",
  ability: "int",
  cantrips: [
    [10, 3],
    [3, 2],
  ],
  known: [0, 0, 3, 4, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 11, 12, 13],
};

const RULES: Readonly<Record<string, Rule>> = {
  artificier: {
    list: undefined,
    ability: "int",
    cantrips: [
      [14, 4],
      [10, 3],
      [1, 2],
    ],
    preparedShare: 2,
  },
  barde: {
    list: "barde",
    ability: "cha",
    cantrips: THREE_STEPS(2),
    known: [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 15, 16, 18, 19, 19, 20, 22, 22, 22],
  },
  clerc: { list: "clerc", ability: "wis", cantrips: THREE_STEPS(3), preparedShare: 1 },
  druide: { list: "druide", ability: "wis", cantrips: THREE_STEPS(2), preparedShare: 1 },
  ensorceleur: {
    list: "ensorceleur",
    ability: "cha",
    cantrips: THREE_STEPS(4),
    known: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15, 15],
  },
  magicien: { list: "magicien", ability: "int", cantrips: THREE_STEPS(3), preparedShare: 1 },
  occultiste: {
    list: "occultiste",
    ability: "cha",
    cantrips: THREE_STEPS(2),
    known: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15],
  },
  roublard: {
    ...THIRD_CASTER,
    cantrips: [
      [10, 4],
      [3, 3],
    ],
  },
  paladin: { list: "paladin", ability: "cha", cantrips: [], preparedShare: 2 },
  rodeur: {
    list: "rodeur",
    ability: "wis",
    cantrips: [],
    known: [0, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11],
  },
};

/** The level of a warlock's first spell above the level of its slots. */
export const FIRST_ARCANUM = 6;

/** The highest level of a warlock's spells above its slots, one for each level, each cast once a day. */
const ARCANA: Steps = [
  [17, 9],
  [15, 8],
  [13, 7],
  [11, 6],
];

const at = (steps: Steps, level: number): number => steps.find(([from]) => level >= from)?.[1] ?? 0;

const isPact = (one: KnownClass): boolean => pactSlotsOf([one]).level > 0;

function maxLevelOf(one: KnownClass): number {
  if (isPact(one)) return at(ARCANA, one.level) || pactSlotsOf([one]).level;
  return spellSlotsOf([one]).findLastIndex((count) => count > 0) + 1;
}

function castingOf(one: KnownClass, { abilityScores }: Character, proficiency: number): Spellcasting[] {
  const maxLevel = maxLevelOf(one);
  if (maxLevel === 0) return [];
  const { list, ability, cantrips, known, preparedShare } = RULES[one.id] ?? THIRD_CASTER;
  const modifier = abilityModifier(abilityScores[ability] ?? 10);
  return [
    {
      classId: one.id,
      level: one.level,
      ...{ list, ability, modifier, maxLevel },
      attackBonus: modifier + proficiency,
      saveDifficulty: 8 + modifier + proficiency,
      cantrips: at(cantrips, one.level),
      known: known?.[one.level - 1],
      ...(maxLevel >= FIRST_ARCANUM && isPact(one) && { arcana: maxLevel - FIRST_ARCANUM + 1 }),
      prepared:
        preparedShare === undefined
          ? undefined
          : Math.max(1, modifier + Math.floor(one.level / preparedShare)),
    },
  ];
}

/** How the character casts, by class; none for who has no spells. Unknown scores count as 10. */
export function spellcastingsOf(character: Character): readonly Spellcasting[] {
  const proficiency = proficiencyBonusOf(character) ?? 2;
  return knownClasses(character.classes, character.level).flatMap((one) =>
    castingOf(one, character, proficiency),
  );
}

/** `"Magicien"`; the id of a class that the product does not offer. */
export const castingClassName = ({ classId }: Pick<Spellcasting, "classId">): string =>
  CLASSES.find(({ id }) => id === classId)?.name ?? classId;

const listsOf = (spell: CastableSpell | Spell): readonly SpellListId[] =>
  "classes" in spell ? spell.classes : [];

/** The class that casts a spell: one that has it on its list, else the one that casts best. */
export function castingFor(
  spell: CastableSpell | Spell,
  castings: readonly Spellcasting[],
): Spellcasting | undefined {
  const best = castings.toSorted((a, b) => b.attackBonus - a.attackBonus);
  const lists = listsOf(spell);
  return best.find(({ list }) => list !== undefined && lists.includes(list)) ?? best[0];
}

/** The spells that a class may choose at its level, cantrips included where it has some. */
export function choosableSpells(spells: readonly Spell[], casting: Spellcasting): readonly Spell[] {
  const { list, maxLevel, cantrips } = casting;
  if (list === undefined) return [];
  return spells.filter(
    ({ classes, level }) => classes.includes(list) && level <= maxLevel && (level > 0 || cantrips > 0),
  );
}
