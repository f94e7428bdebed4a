import { oneOf, shuffled, someOf } from "../../../game/forge/chance";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import { SKILL_KEYS } from "../../../sheet/character/skills";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { ALIGNMENTS } from "../alignments";
import { BACKGROUNDS } from "../backgrounds";
import { CLASSES } from "../classes";
import { LANGUAGES } from "../languages";
import { RACES } from "../races";
import { subclassDue } from "../subclasses";
import { abilityPriority, spreadScores } from "./abilityPriority";
import {
  chooseBackground,
  chooseClass,
  chooseEquipment,
  chooseRace,
  chooseSubrace,
  pickEquipment,
} from "./choose";
import type { Dnd5eDraft } from "./draft";
import {
  classSkillCount,
  expertiseCount,
  finalScore,
  freeAbilitiesOf,
  freeLanguageCount,
  improvementPoints,
  knownLanguages,
  offeredSkills,
  raceOf,
  raceSkillCount,
  trainedSkills,
} from "./facts";
import { chosenOption, equipmentChoices, pickableItems, pickSlots } from "./startingKit";

/** Assigns scores by the draft's method; rolled ones that were not rolled remain open. */
const giveScores = (draft: Dnd5eDraft, source: RandomUint32): Dnd5eDraft =>
  spreadScores(draft, shuffled(ABILITY_KEYS, source));

/** Spends all improvement points on the most important abilities, up to 20. */
function giveImprovements(draft: Dnd5eDraft): Dnd5eDraft {
  const none = Object.fromEntries(ABILITY_KEYS.map((key) => [key, 0])) as Dnd5eDraft["improvements"];
  const points = Array.from({ length: improvementPoints(draft) });
  return points.reduce<Dnd5eDraft>(
    (improved) => {
      const ability = abilityPriority(draft, ABILITY_KEYS).find((key) => finalScore(improved, key) < 20);
      if (ability === undefined) return improved;
      const improvements = { ...improved.improvements, [ability]: improved.improvements[ability] + 1 };
      return { ...improved, improvements };
    },
    { ...draft, improvements: none },
  );
}

function giveSkills(draft: Dnd5eDraft, source: RandomUint32): Dnd5eDraft {
  const classSkills = someOf(offeredSkills(draft), classSkillCount(draft), source);
  const own = { ...draft, classSkills, raceSkills: [] };
  const untrained = SKILL_KEYS.filter((skill) => !trainedSkills(own).includes(skill));
  const trained = { ...own, raceSkills: someOf(untrained, raceSkillCount(draft), source) };
  const spoken = knownLanguages(draft);
  return {
    ...trained,
    expertise: someOf(trainedSkills(trained), expertiseCount(draft), source),
    languages: someOf(
      LANGUAGES.filter((language) => !spoken.includes(language)),
      freeLanguageCount(draft),
      source,
    ),
  };
}

function giveEquipment(draft: Dnd5eDraft, source: RandomUint32): Dnd5eDraft {
  return equipmentChoices(draft).reduce<Dnd5eDraft>((equipped, options, choice) => {
    const option = oneOf([...options.keys()], source) ?? 0;
    const chosen = chooseEquipment(equipped, choice, option);
    const slots = pickSlots(chosenOption(chosen, choice) ?? { lots: [], picks: [] });
    return slots.reduce<Dnd5eDraft>(
      (picked, pick, slot) =>
        pickEquipment(picked, choice, slot, oneOf(pickableItems(pick), source)?.id ?? ""),
      chosen,
    );
  }, draft);
}

/**
 * A random character of the draft's level and method, which keeps the draft's identity, for beginners to
 * start from. Rolled scores and hit dice are not touched: the campaign may roll them.
 */
export function surpriseDnd5e(draft: Dnd5eDraft, source: RandomUint32): Dnd5eDraft {
  const raceId = oneOf(RACES, source)?.id ?? "";
  const classId = oneOf(CLASSES, source)?.id ?? "";
  const backgroundId = oneOf(BACKGROUNDS, source)?.id ?? "";
  const born = chooseRace(draft, raceId);
  const subraceId = born.subraceId || (oneOf(raceOf(born)?.subraces ?? [], source)?.id ?? "");
  const lineage = chooseSubrace(born, subraceId);
  const classed = chooseClass(lineage, classId);
  const subclass = subclassDue(classId, classed.level)?.name ?? "";
  const chosen = chooseBackground({ ...classed, subclass }, backgroundId);
  const gifted = {
    ...chosen,
    raceAbilities: someOf(freeAbilitiesOf(chosen), raceOf(chosen)?.freeAbilityBonuses ?? 0, source),
    alignment: oneOf(ALIGNMENTS, source) ?? "",
  };
  return giveEquipment(giveSkills(giveImprovements(giveScores(gifted, source)), source), source);
}
