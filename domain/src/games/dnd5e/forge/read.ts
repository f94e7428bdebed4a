import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import type { Character } from "../../../sheet/character/character";
import { SKILL_KEYS } from "../../../sheet/character/skills";
import type { Proficiency } from "../../../sheet/character/training";
import { foldText } from "../../../values/text/foldText";
import { ALIGNMENTS } from "../alignments";
import { BACKGROUNDS } from "../backgrounds";
import { RACES } from "../races";
import { type Dnd5eDraft, emptyDnd5eDraft } from "./draft";
import { classNamed, onlySubrace, racialBonusOf } from "./facts";

const isCalled = (name: string | undefined) => {
  const folded = foldText(name ?? "");
  return (one: { readonly name: string }) => foldText(one.name) === folded;
};

function readRace(race: string | undefined): Pick<Dnd5eDraft, "raceId" | "subraceId" | "customRace"> {
  const known = RACES.find((one) => isCalled(race)(one) || one.subraces.some(isCalled(race)));
  if (known === undefined) return { raceId: "", subraceId: "", customRace: race ?? "" };
  const subrace = known.subraces.find(isCalled(race)) ?? onlySubrace(known);
  return { raceId: known.id, subraceId: subrace?.id ?? "", customRace: "" };
}

/**
 * The class with the most levels comes first; unknown classes keep their name and the sheet's saving throws.
 */
function readClasses({ classes, level = 1, savingThrows }: Character) {
  const [first, ...others] = classes;
  const known = classNamed(first?.name ?? "");
  const otherClasses = others.map(({ name, level: reached = 1, subclass }) => ({
    ...{ name, level: reached },
    ...(subclass !== undefined && { subclass }),
  }));
  const rest = otherClasses.reduce((sum, other) => sum + other.level, 0);
  return {
    classId: known?.id ?? "",
    customClass: first?.name === known?.name ? "" : (first?.name ?? ""),
    subclass: first?.subclass ?? "",
    level: Math.max(1, first?.level ?? level - rest),
    otherClasses,
    savingThrows: ABILITY_KEYS.filter((key) => (savingThrows[key]?.proficiency ?? "none") !== "none"),
  };
}

/**
 * A draft of a character that was not made in the Forge (an import, another tool): the sheet's values, with
 * the ids of what the books have. Values that a draft does not have are left to the sheet when it is edited.
 */
export function inferDnd5eDraft(character: Character): Dnd5eDraft {
  const isTrained = (proficiency: Proficiency = "none") => proficiency !== "none" && proficiency !== "half";
  const trained = SKILL_KEYS.filter((key) => isTrained(character.skills[key]?.proficiency));
  const background = BACKGROUNDS.find(isCalled(character.background));
  const draft: Dnd5eDraft = {
    ...emptyDnd5eDraft,
    ...readRace(character.race),
    ...readClasses(character),
    maxHitPoints: character.hp?.max ?? 0,
    backgroundId: background?.id ?? "",
    customBackground: background ? "" : (character.background ?? ""),
    alignment:
      ALIGNMENTS.find((one) => foldText(one) === foldText(character.alignment ?? "")) ??
      character.alignment ??
      "",
    classSkills: trained,
    expertise: SKILL_KEYS.filter((key) => character.skills[key]?.proficiency === "expertise"),
    languages: character.proficiencies.find(({ label }) => label === "Langues")?.names ?? [],
  };
  return { ...draft, baseScores: baseScoresOf(character, draft) };
}

/**
 * Subtracts race and improvements from the sheet's scores, so that adding them gives the same scores again.
 */
function baseScoresOf({ abilityScores }: Character, draft: Dnd5eDraft): Dnd5eDraft["baseScores"] {
  return Object.fromEntries(
    ABILITY_KEYS.map((key) => [key, Math.max(0, (abilityScores[key] ?? 10) - racialBonusOf(draft, key))]),
  ) as Dnd5eDraft["baseScores"];
}
