import { assignAtRandom } from "../../../game/forge/atRandom";
import { oneOf, shuffled, someOf } from "../../../game/forge/chance";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { randomBelow } from "../../../values/dice/randomSource";
import { ADVANTAGE_CHOICES, type Advantage, FLAW_CHOICES } from "../advantages";
import { agesOf } from "../ages";
import { ATTRIBUTE_SPREAD } from "../creation";
import { vampirePowers } from "../powers/list";
import { type Rated, ratedText } from "../predators";
import { SPECIALITIES } from "../specialities";
import { AFFINITY, ALCHEMIST, MAX_THIN_BLOOD, THIN_BLOOD_FLAWS, THIN_BLOOD_MERITS } from "../thinBlood";
import { ATTRIBUTES, DISCIPLINES, THIN_BLOOD_ALCHEMY, VAMPIRE_SKILLS } from "../traits";
import { chooseAge, chooseGeneration, disciplinesOf, excludedOf, toggleThinBlood } from "./choose";
import type { VampireDraft } from "./draft";
import {
  ageOf,
  disciplineSpread,
  isThinBlood,
  learnedSkills,
  leftOfSpread,
  openDisciplines,
  predatorChoices,
  predatorOf,
  predatorSpecialityOf,
  ratingsDue,
  ratingsOf,
  skillSpreadOf,
  specialityId,
} from "./steps";

const leftOf = (spread: readonly number[], scores: Readonly<Record<string, number>>): readonly number[] =>
  leftOfSpread(
    spread,
    Object.values(scores).filter((dots) => dots > 0),
  );

/** An age and a generation, where they are not chosen. */
export function completeAge(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const aged = ageOf(draft) ? draft : chooseAge(draft, oneOf(agesOf(draft.clanId), source)?.id ?? "");
  const { generations = [] } = ageOf(aged) ?? {};
  return generations.includes(aged.chronicle.generation)
    ? aged
    : chooseGeneration(aged, oneOf(generations, source) ?? "");
}

function completeSkills(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const keys = VAMPIRE_SKILLS.map(({ key }) => key);
  const left = leftOf(skillSpreadOf(draft)?.values ?? [], draft.skills);
  const skilled = { ...draft, skills: assignAtRandom(draft.skills, keys, left, source) };
  const idea = (skill: string, but = "") =>
    oneOf(
      (SPECIALITIES[skill] ?? []).filter((one) => one !== but),
      source,
    ) ?? "";
  const learned = learnedSkills(skilled)
    .filter((key) => draft.specialities[key].trim() === "")
    .map((key) => [key, idea(key)]);
  const specialities = { ...draft.specialities, ...Object.fromEntries(learned) };
  const { skill, name } = draft.freeSpeciality;
  if ((skilled.skills[skill] ?? 0) > 0 && name.trim() !== "") return { ...skilled, specialities };
  const known = oneOf(
    keys.filter((key) => (skilled.skills[key] ?? 0) > 0),
    source,
  );
  const free = known ?? "";
  return {
    ...skilled,
    specialities,
    freeSpeciality: { skill: free, name: idea(free, specialities[free as keyof typeof specialities]) },
  };
}

/** A power for each dot that has none yet, each of a level that the dots reach. */
function completePowers(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const dots = disciplinesOf(draft);
  const powers = DISCIPLINES.flatMap(({ key, label }) => {
    const reach = dots[key] ?? 0;
    const has = draft.powers.filter(({ discipline, level }) => discipline === key && level <= reach);
    const open = vampirePowers.filter(
      ({ kind, level = 1, name }) =>
        kind === label && level <= reach && !has.some((power) => power.name === name),
    );
    const more = someOf(open, reach - has.length, source);
    return [...has.slice(0, reach), ...more.map(({ name, level = 1 }) => ({ name, discipline: key, level }))];
  });
  return { ...draft, powers };
}

function completeDisciplines(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const left = leftOf(disciplineSpread(draft), draft.disciplines);
  const taught = predatorChoices(draft);
  const isChosen = taught.includes(draft.predatorDiscipline);
  const predator = predatorOf(draft);
  const speciality = predatorSpecialityOf(draft) ?? oneOf(predator?.specialties ?? [], source);
  const gifts = (predator?.gifts ?? []).flatMap((group) => {
    const labels = group.map(({ of }) => ratedText(of));
    const chosen = labels.find((label) => draft.predatorGifts.includes(label)) ?? oneOf(labels, source);
    return group.length > 1 && chosen !== undefined ? [chosen] : [];
  });
  const dotted = {
    ...draft,
    disciplines: isThinBlood(draft)
      ? draft.disciplines
      : assignAtRandom(draft.disciplines, openDisciplines(draft), left, source),
    predatorDiscipline: isChosen ? draft.predatorDiscipline : (oneOf(taught, source) ?? ""),
    predatorSpeciality: speciality === undefined ? "" : specialityId(speciality),
    predatorGifts: gifts,
  };
  return completePowers(isThinBlood(dotted) ? withAffinity(dotted, source) : dotted, source);
}

/** The discipline of a thin-blood's affinity, where it is not chosen. */
function withAffinity(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const common = openDisciplines(draft).filter((key) => key !== THIN_BLOOD_ALCHEMY);
  const isChosen = common.some((key) => (draft.disciplines[key] ?? 0) > 0);
  const key = isChosen ? undefined : oneOf(common, source);
  return key === undefined ? draft : { ...draft, disciplines: { ...draft.disciplines, [key]: 1 } };
}

/** Dots of the list, until none is left; what is chosen stays. */
function rateAtRandom(
  list: readonly Advantage[],
  chosen: readonly Rated[],
  due: number,
  source: RandomUint32,
): Rated[] {
  const open = shuffled(
    list.filter(({ name }) => !chosen.some((one) => one.name === name)),
    source,
  );
  const rated = [...chosen];
  for (const { name, min, max } of open) {
    const most = Math.min(max, due - ratingsOf(rated));
    if (most >= min) rated.push({ name, dots: min + randomBelow(most - min + 1, source) });
  }
  return rated;
}

function completeThinBlood(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const take = (
    begun: VampireDraft,
    field: "thinBloodMerits" | "thinBloodFlaws",
    ids: readonly string[],
    count: number,
  ) =>
    shuffled(ids, source).reduce((taken, id) => {
      const isOpen = !taken[field].includes(id) && !excludedOf(taken).has(id);
      return isOpen && taken[field].length < count ? toggleThinBlood(taken, field, id) : taken;
    }, begun);
  const count = Math.max(
    draft.thinBloodMerits.length,
    draft.thinBloodFlaws.length,
    1 + randomBelow(MAX_THIN_BLOOD, source),
  );
  const merits = THIN_BLOOD_MERITS.map(({ id }) => id);
  // Those that give a discipline are left to who has none of its powers yet.
  const quiet = draft.powers.length > 0 ? merits.filter((id) => id !== ALCHEMIST && id !== AFFINITY) : merits;
  const merited = take(draft, "thinBloodMerits", quiet, count);
  const flawed = take(
    merited,
    "thinBloodFlaws",
    THIN_BLOOD_FLAWS.map(({ id }) => id),
    merited.thinBloodMerits.length,
  );
  return completePowers(withAffinity(flawed, source), source);
}

function completeAdvantages(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const due = ratingsDue(draft);
  const rated = {
    ...draft,
    advantages: rateAtRandom(ADVANTAGE_CHOICES, draft.advantages, due.advantages, source),
    flaws: rateAtRandom(FLAW_CHOICES, draft.flaws, due.flaws, source),
  };
  return isThinBlood(rated) ? completeThinBlood(rated, source) : rated;
}

/** Assigns the remaining values of a step's spread at random; values assigned before stay. */
export function completeVampire(draft: VampireDraft, step: string, source: RandomUint32): VampireDraft {
  switch (step) {
    case "attributes": {
      const keys = ATTRIBUTES.map(({ key }) => key);
      const left = leftOf(ATTRIBUTE_SPREAD, draft.attributes);
      return { ...draft, attributes: assignAtRandom(draft.attributes, keys, left, source) };
    }
    case "skills":
      return completeSkills(draft, source);
    case "disciplines":
      return completeDisciplines(draft, source);
    case "advantages":
      return completeAdvantages(draft, source);
    default:
      return draft;
  }
}
