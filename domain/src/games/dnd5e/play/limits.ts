import type { Character } from "../../../sheet/character/character";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { isRecord } from "../../../values/reading/fields";
import { CLASSES } from "../classes";
import { type Defences, readDefences } from "../defences";
import { loudSuit } from "../equipment/suits";
import { isHalfling } from "../peoples";
import { abilityModifierOf, savingThrowBonusOf } from "../sheetRolls";
import { clamp, MAX_HIT_DICE, MAX_POINTS } from "./bounds";
import { BARBARIAN, isBarbarian, type KnownClass, knownClasses } from "./classNames";
import { type ClassResource, classResourcesOf } from "./classResources";
import { type PactSlots, pactSlotsOf, spellSlotsOf } from "./spellSlots";
import type { HitDie } from "./state";

/** What a D&D character's build and worn equipment allow at most. */
export interface Dnd5eLimits {
  /** Maximum hit points before what reduces them; undefined when the sheet has none. */
  readonly hitPoints: number | undefined;
  /** The same without what is worn, where that differs. */
  readonly bareHitPoints?: number | undefined;
  /** The modifier, which each hit die adds. */
  readonly constitution: number;
  /** The bonus of its saves, which keep concentration. */
  readonly constitutionSave: number;
  readonly hitDice: Readonly<Record<HitDie, number>>;
  /** Slots of spell levels 1 to 9. */
  readonly spellSlots: readonly number[];
  readonly pactSlots: PactSlots;
  readonly resources: readonly ClassResource[];
  readonly level: number | undefined;
  /** Whether it is a barbarian. */
  readonly canRage: boolean;
  /** What its rage adds to the damage of its blows by Strength; 0 for who has none. */
  readonly rageDamage: number;
  /** Against which damage it is immune, resistant or vulnerable. */
  readonly defences: Defences;
  /** The name of the suit in which its Stealth has disadvantage. */
  readonly loudSuit?: string | undefined;
  /** A halfling's luck: a d20 that shows 1 is thrown again. */
  readonly lucky?: true | undefined;
  /** What a paladin's aura adds to its own saves. */
  readonly saveAura?: number | undefined;
}

/** The hit die of a class that the product does not know. */
const ORDINARY_HIT_DIE = 8;

function hitDiceOf(classes: readonly KnownClass[]): Record<HitDie, number> {
  const dice: Record<HitDie, number> = { d12: 0, d10: 0, d8: 0, d6: 0 };
  for (const { id, level } of classes) {
    const die = `d${CLASSES.find((one) => one.id === id)?.hitDie ?? ORDINARY_HIT_DIE}` as HitDie;
    dice[die] = clamp(dice[die] + level, 0, MAX_HIT_DICE);
  }
  return dice;
}

/** By the level as a barbarian, the highest first. */
const RAGE_DAMAGE = [
  [16, 4],
  [9, 3],
  [1, 2],
] as const;

const rageDamageOf = (classes: readonly KnownClass[]): number => {
  const level = classes.find(({ id }) => id === BARBARIAN)?.level ?? 0;
  return RAGE_DAMAGE.find(([from]) => level >= from)?.[1] ?? 0;
};

/** A paladin's level from which their aura protects. */
const AURA_LEVEL = 6;

/** Charisma, 1 at least. Other tools have it in the saves that they give. */
function saveAuraOf(character: Character, classes: readonly KnownClass[]): number {
  const level = classes.find(({ id }) => id === "paladin")?.level ?? 0;
  if (level < AURA_LEVEL || !isRecord(character.data.forge)) return 0;
  return Math.max(1, abilityModifierOf(character, "cha") ?? 0);
}

/** A sheet that gives its hit points without a maximum has those as its maximum. */
export function limitsOf({ character, worn = [] }: EquippedCharacter): Dnd5eLimits {
  const { level, hp, abilityScores } = character;
  const classes = knownClasses(
    character.classes.length > 0 || level === undefined ? character.classes : [{ name: "", level }],
    level,
  );
  const max = hp?.max ?? hp?.current ?? 0;
  const suit = loudSuit(worn);
  const saveAura = saveAuraOf(character, classes);
  return {
    hitPoints: max > 0 ? clamp(max, 1, MAX_POINTS) : undefined,
    ...(hp?.bareMax !== undefined && { bareHitPoints: clamp(hp.bareMax, 1, MAX_POINTS) }),
    constitution: abilityModifierOf(character, "con") ?? 0,
    constitutionSave: savingThrowBonusOf(character, "con") ?? 0,
    hitDice: hitDiceOf(classes),
    spellSlots: spellSlotsOf(classes),
    pactSlots: pactSlotsOf(classes),
    resources: classResourcesOf(classes, abilityScores),
    level,
    canRage: isBarbarian(classes),
    rageDamage: rageDamageOf(classes),
    defences: readDefences(character),
    ...(suit !== undefined && { loudSuit: suit }),
    ...(isHalfling(character) && { lucky: true }),
    ...(saveAura > 0 && { saveAura }),
  };
}
