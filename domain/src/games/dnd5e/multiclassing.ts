import type { AbilityKey } from "../../sheet/character/abilities";
import { LIGHT_TO_SHIELDS } from "./classKit";

/** What a class asks of who takes it beside another, and what it teaches them (SRD, multiclassing). */
interface Multiclassing {
  /** One of each group is 13 at least. */
  readonly abilities: readonly (readonly AbilityKey[])[];
  readonly proficiencies: readonly string[];
}

/** The least score of the abilities that a class rests on. */
export const MULTICLASS_SCORE = 13;

const BOTH_WEAPONS = ["Armes courantes", "Armes de guerre"];
const of = (abilities: Multiclassing["abilities"], proficiencies: readonly string[] = []): Multiclassing => ({
  abilities,
  proficiencies,
});

const MULTICLASSING: Readonly<Record<string, Multiclassing>> = {
  barbare: of([["str"]], ["Boucliers", ...BOTH_WEAPONS]),
  barde: of([["cha"]], ["Armures légères"]),
  clerc: of([["wis"]], LIGHT_TO_SHIELDS),
  druide: of([["wis"]], LIGHT_TO_SHIELDS),
  ensorceleur: of([["cha"]]),
  guerrier: of([["str", "dex"]], [...LIGHT_TO_SHIELDS, ...BOTH_WEAPONS]),
  magicien: of([["int"]]),
  moine: of([["dex"], ["wis"]], ["Armes courantes", "Épées courtes"]),
  occultiste: of([["cha"]], ["Armures légères", "Armes courantes"]),
  paladin: of([["str"], ["cha"]], [...LIGHT_TO_SHIELDS, ...BOTH_WEAPONS]),
  rodeur: of([["dex"], ["wis"]], [...LIGHT_TO_SHIELDS, ...BOTH_WEAPONS]),
  roublard: of([["dex"]], ["Armures légères", "Outils de voleur"]),
};

const NONE = of([]);

const multiclassingOf = (classId: string): Multiclassing =>
  (Object.hasOwn(MULTICLASSING, classId) ? MULTICLASSING[classId] : undefined) ?? NONE;

/** What a class that is not the first teaches. */
export const multiclassProficiencies = (classId: string): readonly string[] =>
  multiclassingOf(classId).proficiencies;

/** The groups of abilities of which none is high enough for a class. */
export const abilitiesTooLow = (
  classId: string,
  scores: Readonly<Record<AbilityKey, number>>,
): readonly (readonly AbilityKey[])[] =>
  multiclassingOf(classId).abilities.filter((group) => group.every((key) => scores[key] < MULTICLASS_SCORE));
