import type { ForgeRules } from "../../../game/forge/forgeRules";
import { missingOfIdentity, PORTRAIT_STEP, REVIEW_STEP } from "../../../game/forge/identity";
import { type ForgeStep, leftToChoose, leftToSpend, unless } from "../../../game/forge/step";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import { ABILITIES } from "../abilities";
import { isStandardArray, pointBuyLeft } from "../abilityMethods";
import { abilitiesTooLow, MULTICLASS_SCORE } from "../multiclassing";
import { subclassDue } from "../subclasses";
import { type Dnd5eDraft, LEVEL_RANGE } from "./draft";
import {
  backgroundName,
  classesOf,
  className,
  classNamed,
  classOf,
  classSkillCount,
  expertiseCount,
  finalScore,
  finalScores,
  freeLanguageCount,
  improvementPoints,
  improvementsSpent,
  raceName,
  raceOf,
  raceSkillCount,
  totalLevel,
  trainedSkills,
} from "./facts";
import { isHitDiceComplete } from "./hitDice";
import { equipmentChoices, isChoiceSettled } from "./startingKit";

export const DND5E_STEPS = [
  {
    id: "race",
    title: "Peuple",
    lead: "D'où viens-tu ? Ton peuple donne ton allure, ta vitesse et un coup de pouce à tes caractéristiques.",
  },
  {
    id: "class",
    title: "Classe",
    lead: "Que fais-tu quand les choses tournent mal ? La classe est ton métier d'aventure.",
  },
  {
    id: "abilities",
    title: "Caractéristiques",
    lead: "Six nombres disent ce que tu fais bien. Un haut score là où ta classe en a besoin, et le reste suivra.",
  },
  {
    id: "background",
    title: "Historique",
    lead: "Qui étais-tu avant l'aventure ? Ton passé t'a laissé des savoirs et quelques affaires.",
  },
  {
    id: "skills",
    title: "Compétences",
    lead: "Ce que tu as appris. À chaque jet, une compétence maîtrisée ajoute ton bonus de maîtrise.",
  },
  {
    id: "equipment",
    title: "Équipement",
    lead: "Ce que tu portes au départ. Armes et armures seront prêtes à servir sur ta fiche.",
  },
  PORTRAIT_STEP,
  REVIEW_STEP,
] as const satisfies readonly ForgeStep[];

export type Dnd5eStepId = (typeof DND5E_STEPS)[number]["id"];

const MAX_SCORE = 20;

const missingOfRace = (draft: Dnd5eDraft): string[] => [
  ...leftToChoose(
    (raceOf(draft)?.freeAbilityBonuses ?? 0) - draft.raceAbilities.length,
    "caractéristique à améliorer",
    "caractéristiques à améliorer",
  ),
  ...leftToChoose(
    raceSkillCount(draft) - draft.raceSkills.length,
    "compétence de peuple",
    "compétences de peuple",
  ),
];

/** Each class of a mix asks for the abilities that it rests on, once they are known. */
function missingOfMix(draft: Dnd5eDraft): string[] {
  if (draft.otherClasses.length === 0) return [];
  const scores = finalScores(draft);
  if (Object.values(scores).some((score) => score === 0)) return [];
  const mixed = [classOf(draft), ...draft.otherClasses.map(({ name }) => classNamed(name))];
  return mixed.flatMap((one) =>
    abilitiesTooLow(one?.id ?? "", scores).map((group) => {
      const names = group.map((key) => ABILITIES[key].name).join(" ou ");
      return `Multiclassage : il te faut ${MULTICLASS_SCORE} en ${names} (${one?.name}).`;
    }),
  );
}

function missingOfSubclass(draft: Dnd5eDraft): string[] {
  return classesOf(draft).flatMap(({ id, level, subclass }) => {
    const due = subclassDue(id, level);
    return due === undefined ? [] : unless(subclass.trim() !== "", `Choisis ta sous-classe : ${due.what}.`);
  });
}

const missingOfClass = (draft: Dnd5eDraft, { played }: ForgeRules): string[] => [
  ...unless(className(draft) !== "", "Choisis une classe."),
  ...(played ? [] : [...missingOfSubclass(draft), ...missingOfMix(draft)]),
  ...unless(totalLevel(draft) <= LEVEL_RANGE.max, "Un personnage ne dépasse pas le niveau 20."),
  ...unless(
    draft.otherClasses.every(({ name }) => name.trim() !== ""),
    "Nomme chaque classe de ton personnage.",
  ),
  ...unless(draft.maxHitPoints > 0 || isHitDiceComplete(draft), "Lance les dés de vie de chaque niveau."),
];

/** What is missing for the scores to follow the method: each value used once, or the points all spent. */
function missingOfMethod({ scoreMethod, baseScores, rolledScores }: Dnd5eDraft): string[] {
  switch (scoreMethod) {
    case "standard_array":
      return unless(isStandardArray(baseScores), "Donne chaque valeur à une caractéristique.");
    case "point_buy": {
      const left = pointBuyLeft(baseScores);
      return left === undefined ? ["Achète des scores de 8 à 15."] : leftToSpend(left);
    }
    case "rolled": {
      if (rolledScores.length < ABILITY_KEYS.length) return ["Lance les dés."];
      return unless(isHandedOut(baseScores, rolledScores), "Donne chaque résultat à une caractéristique.");
    }
  }
}

/** Whether the six scores are these six numbers, each used once. */
function isHandedOut(scores: Dnd5eDraft["baseScores"], numbers: readonly number[]): boolean {
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b).join();
  return sorted(Object.values(scores)) === sorted(numbers);
}

const missingOfAbilities = (draft: Dnd5eDraft, { played }: ForgeRules): string[] => {
  const scores = ABILITY_KEYS.map((ability) => finalScore(draft, ability));
  if (played) {
    return unless(
      scores.every((score) => score >= 1 && score <= 30),
      "Chaque score va de 1 à 30.",
    );
  }
  const left = improvementPoints(draft) - improvementsSpent(draft);
  const mayKeepPoints = draft.feats.trim() !== "" && left > 0 && left % 2 === 0;
  return [
    ...missingOfMethod(draft),
    ...(mayKeepPoints ? [] : leftToSpend(left, "points d'amélioration")),
    ...unless(
      ABILITY_KEYS.every((key) => draft.improvements[key] === 0 || finalScore(draft, key) <= MAX_SCORE),
      "Aucune amélioration ne mène au-delà de 20.",
    ),
  ];
};

const missingOfSkills = (draft: Dnd5eDraft): string[] => [
  ...leftToChoose(
    classSkillCount(draft) - draft.classSkills.length,
    "compétence de classe",
    "compétences de classe",
  ),
  ...leftToChoose(
    Math.min(expertiseCount(draft), trainedSkills(draft).length) - draft.expertise.length,
    "expertise",
    "expertises",
  ),
  ...leftToChoose(freeLanguageCount(draft) - draft.languages.length, "langue", "langues"),
];

const missingOfEquipment = (draft: Dnd5eDraft): string[] => {
  if (className(draft) === "") return ["Choisis d'abord une classe."];
  const open = equipmentChoices(draft).filter((_, choice) => !isChoiceSettled(draft, choice));
  return leftToChoose(open.length, "lot d'équipement", "lots d'équipement");
};

/**
 * What is missing in a step, as sentences; none when it is complete. Skills and languages of a character in
 * play may be any.
 */
export function missingOfDnd5e(draft: Dnd5eDraft, step: Dnd5eStepId, rules: ForgeRules): readonly string[] {
  switch (step) {
    case "race":
      return [
        ...unless(raceName(draft) !== "", "Choisis un peuple."),
        ...(rules.played ? [] : missingOfRace(draft)),
      ];
    case "class":
      return missingOfClass(draft, rules);
    case "abilities":
      return missingOfAbilities(draft, rules);
    case "background":
      return [
        ...unless(backgroundName(draft) !== "", "Choisis un historique."),
        ...unless(rules.played || draft.alignment !== "", "Choisis un alignement."),
      ];
    case "skills":
      return rules.played ? [] : missingOfSkills(draft);
    case "equipment":
      return rules.played ? [] : missingOfEquipment(draft);
    case "portrait":
      return missingOfIdentity(draft.identity);
    case "review":
      return [];
  }
}
