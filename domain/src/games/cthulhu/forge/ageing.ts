import type { ScoreDice } from "../../../game/forge/scoreDice";
import { CHARACTERISTIC_FACTOR, LUCK_DICE } from "../creation";
import type { CharacteristicKey } from "../traits";
import type { CthulhuDraft } from "./draft";

/** What an age does to an investigator who is made. */
interface Age {
  /** The first year that it counts for. */
  readonly from: number;
  /** Points that its player takes from some of these characteristics. */
  readonly points: number;
  readonly of: readonly CharacteristicKey[];
  /** What it takes by itself. */
  readonly takes: Readonly<Partial<Record<CharacteristicKey, number>>>;
  /** How often education may have grown. */
  readonly studies: number;
}

const BODY: readonly CharacteristicKey[] = ["str", "con", "dex"];
const YOUNG: Age = { from: 15, points: 5, of: ["str", "siz"], takes: { edu: 5 }, studies: 0 };

/** In ascending order. */
const AGES: readonly Age[] = [
  YOUNG,
  { from: 20, points: 0, of: BODY, takes: {}, studies: 1 },
  { from: 40, points: 5, of: BODY, takes: { app: 5 }, studies: 2 },
  { from: 50, points: 10, of: BODY, takes: { app: 10 }, studies: 3 },
  { from: 60, points: 20, of: BODY, takes: { app: 15 }, studies: 4 },
  { from: 70, points: 40, of: BODY, takes: { app: 20 }, studies: 4 },
  { from: 80, points: 80, of: BODY, takes: { app: 25 }, studies: 4 },
];

const MAX_STUDIES = 4;
const MAX_EDUCATION = 99;

/** Thrown with an investigator's other dice, for an age that is chosen before or after: the second Luck of the young, then a d100 and a d10 for each study. */
export const AGE_DICE: readonly ScoreDice[] = [
  { notation: LUCK_DICE, factor: CHARACTERISTIC_FACTOR },
  ...Array.from({ length: MAX_STUDIES }, () => [
    { notation: "1d100", factor: 1 },
    { notation: "1d10", factor: 1 },
  ]).flat(),
];

/** Of an investigator whose age was thrown for: those made before have none, and stay as they are. */
const ageOf = ({ age, ageDice }: CthulhuDraft): Age | undefined =>
  ageDice.length === 0 ? undefined : (AGES.findLast(({ from }) => age >= from) ?? YOUNG);

/** How much of a characteristic is left at least. */
const LEAST = 1;

/** The points that its age takes where its player says, and from which characteristics; undefined where it takes none. */
export function ageingOf(draft: CthulhuDraft) {
  const age = ageOf(draft);
  if (age === undefined || age.points === 0) return undefined;
  const most = age.of.reduce((sum, key) => sum + mostTaken(draft, key), 0);
  return { points: Math.min(age.points, most), of: age.of, takes: age.takes };
}

/** The most points that age may take from a characteristic. */
export const mostTaken = ({ characteristics }: CthulhuDraft, key: CharacteristicKey): number =>
  Math.max(0, characteristics[key] - LEAST);

/** What its player lets age take from a characteristic, as far as that goes at this age. */
export function takenByAge(draft: CthulhuDraft, key: CharacteristicKey): number {
  const isAsked = ageingOf(draft)?.of.includes(key) === true;
  return isAsked ? Math.min(draft.ageLosses[key], mostTaken(draft, key)) : 0;
}

export const ageingLeft = (draft: CthulhuDraft): number =>
  (ageingOf(draft)?.points ?? 0) -
  (ageingOf(draft)?.of.reduce((sum, key) => sum + takenByAge(draft, key), 0) ?? 0);

/** A study: education grows by `gain` where the d100 is above what it was. */
export interface Study {
  readonly roll: number;
  readonly before: number;
  readonly gain: number;
}

/** The studies of its age, in order; none before education is known. */
export function studiesOf(draft: CthulhuDraft): Study[] {
  const age = ageOf(draft);
  let education = draft.characteristics.edu;
  if (age === undefined || education === 0) return [];
  education = Math.max(LEAST, education - (age.takes.edu ?? 0));
  return Array.from({ length: age.studies }, (_, place) => {
    const [roll = 0, points = 0] = draft.ageDice.slice(1 + 2 * place, 3 + 2 * place);
    const before = education;
    const gain = roll > before ? Math.min(points, MAX_EDUCATION - before) : 0;
    education += gain;
    return { roll, before, gain };
  });
}

/** The characteristics of a draft with what its age has changed. */
export function agedCharacteristics(draft: CthulhuDraft): CthulhuDraft["characteristics"] {
  const age = ageOf(draft);
  const { characteristics } = draft;
  if (age === undefined) return characteristics;
  const learnt = studiesOf(draft).reduce((sum, { gain }) => sum + gain, 0);
  const changed = Object.entries<number>(characteristics).map(([name, value]) => {
    const key = name as CharacteristicKey;
    if (value === 0) return [key, value] as const;
    const left = value - (age.takes[key] ?? 0) - takenByAge(draft, key);
    return [key, Math.max(LEAST, left) + (key === "edu" ? learnt : 0)] as const;
  });
  return Object.fromEntries(changed) as CthulhuDraft["characteristics"];
}

/** Luck: the better of two throws for the young. */
export const luckOf = (draft: CthulhuDraft): number =>
  ageOf(draft) === YOUNG ? Math.max(draft.luck, draft.ageDice[0] ?? 0) : draft.luck;

/** Its age as part of its characteristics: from then on they are changed as they stand. */
export const settledAge = (draft: CthulhuDraft): CthulhuDraft => ({
  ...draft,
  luck: luckOf(draft),
  characteristics: agedCharacteristics(draft),
  ageDice: [],
});
