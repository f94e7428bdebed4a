import { BLOOD_POTENCY_RANGE } from "../bloodPotency";
import { FIRST_BLOOD_POTENCY } from "../creation";
import { findPredator, type Predator } from "../predators";
import { DISCIPLINES } from "../traits";
import { DOTS, HUMANITY_RANGE, type VampireDraft } from "./draft";
import { predatorOf } from "./steps";

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value));

/** Thin-bloods have no Blood Potency. */
const firstBloodPotency = (clanId: string): number => (clanId === "sang-clair" ? 0 : FIRST_BLOOD_POTENCY);

/** Another clan has other disciplines; those of a character in play stay. */
export function chooseClan(draft: VampireDraft, clanId: string, played: boolean): VampireDraft {
  const chosen = { ...draft, clanId, customClan: "" };
  if (played) return chosen;
  const disciplines = Object.fromEntries(DISCIPLINES.map(({ key }) => [key, 0]));
  const bloodPotency = within(
    firstBloodPotency(clanId) + (predatorOf(draft)?.bloodPotency ?? 0),
    BLOOD_POTENCY_RANGE,
  );
  return { ...chosen, disciplines, predatorDiscipline: "", bloodPotency };
}

/** The type of predator, with what it changes of Humanity and Blood Potency; none for any other name. */
export function choosePredator(draft: VampireDraft, name: string): VampireDraft {
  const before = predatorOf(draft);
  const after = findPredator(name);
  const change = (field: keyof Pick<Predator, "humanity" | "bloodPotency">) =>
    (after?.[field] ?? 0) - (before?.[field] ?? 0);
  return {
    ...draft,
    predatorDiscipline: "",
    humanity: within(draft.humanity + change("humanity"), HUMANITY_RANGE),
    bloodPotency: within(draft.bloodPotency + change("bloodPotency"), BLOOD_POTENCY_RANGE),
    chronicle: { ...draft.chronicle, predator: after?.name ?? "" },
  };
}

/** All dots in disciplines, with that of the predator. */
export function disciplinesOf({ disciplines, predatorDiscipline }: VampireDraft): Record<string, number> {
  const dots = disciplines[predatorDiscipline];
  if (dots === undefined) return disciplines;
  return { ...disciplines, [predatorDiscipline]: within(dots + 1, DOTS) };
}
