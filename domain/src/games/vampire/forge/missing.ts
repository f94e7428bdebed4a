import type { ForgeRules } from "../../../game/forge/forgeRules";
import { missingOfIdentity } from "../../../game/forge/identity";
import { leftToSpend, unless } from "../../../game/forge/step";
import { traitLabel } from "../../../game/trait";
import { plural } from "../../../values/text/plural";
import { ADVANTAGE_CHOICES, FLAW_CHOICES, mayRate } from "../advantages";
import { ATTRIBUTE_SPREAD, followsSpread } from "../creation";
import { predatorsOf } from "../predators";
import { MAX_THIN_BLOOD } from "../thinBlood";
import { DISCIPLINES, VAMPIRE_SKILLS } from "../traits";
import { disciplinesOf, excludedOf, firstNumbers } from "./choose";
import type { VampireDraft } from "./draft";
import {
  ageOf,
  clanName,
  disciplineSpread,
  isThinBlood,
  learnedSkills,
  leftOfSpread,
  openDisciplines,
  predatorChoices,
  predatorGiftsOf,
  predatorOf,
  predatorSpecialityOf,
  ratingsDue,
  ratingsOf,
  skillSpreadOf,
  type VampireStepId,
} from "./steps";

/** `"Il reste à donner : 4, 3 (3 fois) et 1."`, or which values are too many. */
function missingOfSpread(spread: readonly number[], scores: Readonly<Record<string, number>>): string[] {
  const given = Object.values(scores).filter((value) => value > 0);
  if (followsSpread(given, spread)) return [];
  const left = leftOfSpread(spread, given);
  if (left.length === 0 || given.length + left.length > spread.length) {
    const tooMuch = leftOfSpread(given, spread).toSorted((a, b) => b - a);
    return [`Il y a trop de points : ${listed(tooMuch)} en plus.`];
  }
  return [`Il reste à donner : ${listed(left)}.`];
}

/** `"3 (3 fois), 2 et 1"` */
const listed = (values: readonly number[]): string =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(
    [...new Set(values)].map((value) => {
      const count = values.filter((one) => one === value).length;
      return count > 1 ? `${value} (${count} fois)` : String(value);
    }),
  );

function missingOfClan(draft: VampireDraft, played: boolean): string[] {
  const age = ageOf(draft);
  return [
    ...unless(clanName(draft) !== "", "Choisis un clan."),
    ...unless(played || age !== undefined, "Choisis depuis quand tu es vampire."),
    ...unless(
      played || age === undefined || age.generations.includes(draft.chronicle.generation),
      "Choisis ta génération.",
    ),
  ];
}

function missingOfSpecialities(draft: VampireDraft): string[] {
  const { skill, name } = draft.freeSpeciality;
  return [
    ...learnedSkills(draft)
      .filter((key) => draft.specialities[key].trim() === "")
      .map((key) => `Donne une spécialité : ${traitLabel(VAMPIRE_SKILLS, key)}.`),
    ...unless(
      (draft.skills[skill] ?? 0) > 0 && name.trim() !== "",
      "Donne une spécialité de plus, au choix.",
    ),
  ];
}

/** A power for each dot, of a level that the dots reach. */
function missingOfPowers(draft: VampireDraft): string[] {
  const dots = disciplinesOf(draft);
  return DISCIPLINES.flatMap(({ key, label }) => {
    const reach = dots[key] ?? 0;
    const powers = draft.powers.filter(({ discipline }) => discipline === key);
    const left = reach - powers.length;
    const many = Math.abs(left);
    const what = plural(many, "pouvoir", "pouvoirs");
    return [
      ...(left > 0 ? [`${label} : choisis encore ${many} ${what}.`] : []),
      ...(left < 0 ? [`${label} : retire ${many} ${what}.`] : []),
      ...powers
        .filter(({ level }) => level > reach)
        .map(({ name, level }) => `${name} demande ${level} ${plural(level, "point", "points")} : ${label}.`),
    ];
  });
}

function missingOfHunt(draft: VampireDraft): string[] {
  const predator = predatorOf(draft);
  const taught = predatorChoices(draft);
  if (predator === undefined) return [];
  return [
    ...unless(predatorsOf(draft.clanId).includes(predator), "Ton clan ne se nourrit pas ainsi."),
    ...unless(
      taught.length === 0 || taught.includes(draft.predatorDiscipline),
      "Choisis la discipline que la chasse t'a apprise.",
    ),
    ...unless(predatorSpecialityOf(draft) !== undefined, "Choisis la spécialité que la chasse t'a donnée."),
    ...unless(!predatorGiftsOf(draft).includes(undefined), "Choisis ce que la chasse t'a laissé."),
  ];
}

/** What is not a new vampire's: « Puissance du sang : 1 pour commencer. » */
function missingOfNumbers(draft: VampireDraft): string[] {
  const first = firstNumbers(draft);
  return [
    ...unless(
      draft.bloodPotency === first.bloodPotency,
      `Puissance du sang : ${first.bloodPotency} pour commencer.`,
    ),
    ...unless(draft.humanity === first.humanity, `Humanité : ${first.humanity} pour commencer.`),
    ...unless(draft.hunger === first.hunger, `Faim : ${first.hunger} pour commencer.`),
  ];
}

function missingOfDisciplines(draft: VampireDraft): string[] {
  const foreign = Object.entries<number>(draft.disciplines).some(
    ([key, dots]) => dots > 0 && !openDisciplines(draft).includes(key),
  );
  return [
    ...unless(!foreign, "Retire les disciplines qui ne sont pas de ton clan."),
    ...missingOfSpread(disciplineSpread(draft), draft.disciplines),
    ...missingOfHunt(draft),
    ...missingOfPowers(draft),
    ...missingOfNumbers(draft),
  ];
}

function missingOfThinBlood(draft: VampireDraft): string[] {
  const merits = draft.thinBloodMerits.length;
  const excluded = excludedOf(draft);
  return [
    ...unless(
      merits >= 1 && merits <= MAX_THIN_BLOOD,
      `Choisis de 1 à ${MAX_THIN_BLOOD} atouts de sang-clair.`,
    ),
    ...unless(merits === draft.thinBloodFlaws.length, "Autant de handicaps de sang-clair que d'atouts."),
    ...unless(
      ![...draft.thinBloodMerits, ...draft.thinBloodFlaws].some((id) => excluded.has(id)),
      "Deux de tes traits de sang-clair s'excluent.",
    ),
  ];
}

function missingOfAdvantages(draft: VampireDraft): string[] {
  const due = ratingsDue(draft);
  const wrong = [
    ...draft.advantages.filter(({ name, dots }) => !mayRate(ADVANTAGE_CHOICES, name, dots)),
    ...draft.flaws.filter(({ name, dots }) => !mayRate(FLAW_CHOICES, name, dots)),
  ];
  return [
    ...leftToSpend(due.advantages - ratingsOf(draft.advantages), "points d'avantages"),
    ...leftToSpend(due.flaws - ratingsOf(draft.flaws), "points de handicaps"),
    ...wrong.map(({ name, dots }) => `${name} ne se prend pas à ${dots}.`),
    ...(isThinBlood(draft) ? missingOfThinBlood(draft) : []),
  ];
}

/** What is missing in a step; dots of a character in play may have any value. */
export function missingOfVampire(
  draft: VampireDraft,
  step: VampireStepId,
  { played }: ForgeRules,
): readonly string[] {
  switch (step) {
    case "clan":
      return missingOfClan(draft, played);
    case "attributes":
      return played ? [] : missingOfSpread(ATTRIBUTE_SPREAD, draft.attributes);
    case "skills":
      return played
        ? []
        : [
            ...missingOfSpread(skillSpreadOf(draft)?.values ?? [], draft.skills),
            ...missingOfSpecialities(draft),
          ];
    case "disciplines":
      return played ? [] : missingOfDisciplines(draft);
    case "advantages":
      return played ? [] : missingOfAdvantages(draft);
    case "portrait":
      return missingOfIdentity(draft.identity);
    case "chronicle":
    case "equipment":
    case "review":
      return [];
  }
}
