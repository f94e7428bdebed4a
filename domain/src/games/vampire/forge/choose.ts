import { agesOf, THIN_BLOOD } from "../ages";
import { BLOOD_POTENCY_RANGE } from "../bloodPotency";
import { FIRST_BLOOD_POTENCY, FIRST_HUMANITY, FIRST_HUNGER } from "../creation";
import { findPredator } from "../predators";
import { AFFINITY, ALCHEMIST, MAX_THIN_BLOOD, THIN_BLOOD_FLAWS, THIN_BLOOD_MERITS } from "../thinBlood";
import { DISCIPLINES, THIN_BLOOD_ALCHEMY } from "../traits";
import { DOTS, HUMANITY_RANGE, type VampireDraft } from "./draft";
import { ageOf, predatorOf } from "./steps";

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value));

/** What age, blood and hunt make of a new vampire. */
export function firstNumbers(
  draft: VampireDraft,
): Pick<VampireDraft, "bloodPotency" | "humanity" | "hunger"> {
  const age = ageOf(draft);
  const predator = predatorOf(draft);
  const isThin = draft.clanId === THIN_BLOOD;
  const potency = (age?.bloodPotency ?? FIRST_BLOOD_POTENCY) + (predator?.bloodPotency ?? 0);
  return {
    // Thin blood does not thicken.
    bloodPotency: isThin ? 0 : within(potency, BLOOD_POTENCY_RANGE),
    humanity: within(FIRST_HUMANITY + (age?.humanity ?? 0) + (predator?.humanity ?? 0), HUMANITY_RANGE),
    hunger: FIRST_HUNGER,
  };
}

const withNumbers = (draft: VampireDraft): VampireDraft => ({ ...draft, ...firstNumbers(draft) });

const NO_DISCIPLINES = Object.fromEntries(DISCIPLINES.map(({ key }) => [key, 0]));

/** Another clan has other disciplines; those of a character in play stay. */
export function chooseClan(draft: VampireDraft, clanId: string, played: boolean): VampireDraft {
  const chosen = { ...draft, clanId, customClan: "" };
  if (played) return chosen;
  const { chronicle } = draft;
  const age = agesOf(clanId).find(({ id }) => id === draft.age);
  const isOfAge = age?.generations.includes(chronicle.generation) === true;
  return withNumbers({
    ...chosen,
    age: age?.id ?? "",
    chronicle: { ...chronicle, generation: isOfAge ? chronicle.generation : "" },
    disciplines: NO_DISCIPLINES,
    predatorDiscipline: "",
    powers: [],
    thinBloodMerits: [],
    thinBloodFlaws: [],
  });
}

/** A clan of the player's own words takes the place of one of the list. */
export const nameClan = (draft: VampireDraft, customClan: string, played: boolean): VampireDraft => ({
  ...(draft.clanId === "" ? draft : chooseClan(draft, "", played)),
  customClan,
});

/** Another age has other generations. */
export function chooseAge(draft: VampireDraft, id: VampireDraft["age"]): VampireDraft {
  const age = agesOf(draft.clanId).find((one) => one.id === id);
  const isOfAge = age?.generations.includes(draft.chronicle.generation) === true;
  return withNumbers({
    ...draft,
    age: age?.id ?? "",
    chronicle: { ...draft.chronicle, generation: isOfAge ? draft.chronicle.generation : "" },
  });
}

export const chooseGeneration = (draft: VampireDraft, generation: string): VampireDraft => ({
  ...draft,
  chronicle: { ...draft.chronicle, generation },
});

/** The type of predator, with what it changes of Humanity and Blood Potency; none for any other name. */
export function choosePredator(draft: VampireDraft, name: string): VampireDraft {
  return withNumbers({
    ...draft,
    predatorDiscipline: "",
    predatorSpeciality: "",
    predatorGifts: [],
    chronicle: { ...draft.chronicle, predator: findPredator(name)?.name ?? "" },
  });
}

/** All dots in disciplines, with that of the predator. */
export function disciplinesOf({ disciplines, predatorDiscipline }: VampireDraft): Record<string, number> {
  const dots = disciplines[predatorDiscipline];
  if (dots === undefined) return disciplines;
  return { ...disciplines, [predatorDiscipline]: within(dots + 1, DOTS) };
}

/** A thin-blood's merit or flaw taken, or given back; two merits give a dot of a discipline. */
export function toggleThinBlood(
  draft: VampireDraft,
  field: "thinBloodMerits" | "thinBloodFlaws",
  id: string,
): VampireDraft {
  const chosen = draft[field];
  const isTaken = chosen.includes(id);
  if (!isTaken && chosen.length >= MAX_THIN_BLOOD) return draft;
  const next = isTaken ? chosen.filter((one) => one !== id) : [...chosen, id];
  const after = { ...draft, [field]: next };
  if (id !== ALCHEMIST && id !== AFFINITY) return after;
  const { [THIN_BLOOD_ALCHEMY]: alchemy = 0, ...others } = draft.disciplines;
  return {
    ...after,
    disciplines: {
      ...(id === AFFINITY ? NO_DISCIPLINES : others),
      [THIN_BLOOD_ALCHEMY]: id === ALCHEMIST ? Number(!isTaken) : alchemy,
    },
    powers: [],
  };
}

/** The discipline that a thin-blood has an affinity for. */
export const chooseAffinity = (draft: VampireDraft, key: string): VampireDraft => ({
  ...draft,
  disciplines: {
    ...NO_DISCIPLINES,
    [THIN_BLOOD_ALCHEMY]: draft.disciplines[THIN_BLOOD_ALCHEMY] ?? 0,
    [key]: 1,
  },
  powers: draft.powers.filter(({ discipline }) => discipline === THIN_BLOOD_ALCHEMY),
});

/** What a thin-blood cannot take beside what it has. */
export const excludedOf = ({ thinBloodMerits, thinBloodFlaws }: VampireDraft): ReadonlySet<string> =>
  new Set(
    [...THIN_BLOOD_MERITS, ...THIN_BLOOD_FLAWS]
      .filter(({ id }) => thinBloodMerits.includes(id) || thinBloodFlaws.includes(id))
      .flatMap(({ excludes }) => excludes ?? []),
  );

/** A power taken for a dot, or given back. */
export function togglePower(draft: VampireDraft, power: VampireDraft["powers"][number]): VampireDraft {
  const isTaken = draft.powers.some(({ name }) => name === power.name);
  return {
    ...draft,
    powers: isTaken ? draft.powers.filter(({ name }) => name !== power.name) : [...draft.powers, power],
  };
}

/** An advantage or a flaw with so many dots; none takes it away. */
export function rate(
  draft: VampireDraft,
  field: "advantages" | "flaws",
  name: string,
  dots: number,
): VampireDraft {
  const others = draft[field].filter((one) => one.name !== name);
  return { ...draft, [field]: dots === 0 ? others : [...others, { name, dots }] };
}
