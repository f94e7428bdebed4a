import { type RandomUint32, randomBelow } from "../dice/randomSource";
import { officialItems } from "../systems/catalogue";
import {
  CHARACTERISTIC_POINTS,
  CHARACTERISTIC_RANGE,
  interestPoints,
  occupationPoints,
  QUICK_ARRAY,
} from "../systems/cthulhu/creation";
import { OCCUPATIONS } from "../systems/cthulhu/occupations";
import { CHARACTERISTICS, CTHULHU_SKILLS } from "../systems/cthulhu/traits";
import { SKILL_POINTS, SKILL_RANGE, STAT_POINTS, STAT_RANGE } from "../systems/cyberpunk/creation";
import { ROLES } from "../systems/cyberpunk/roles";
import { CYBERPUNK_SKILLS, STATS } from "../systems/cyberpunk/traits";
import { CLANS } from "../systems/vampire/clans";
import { ATTRIBUTE_SPREAD, SKILL_SPREADS } from "../systems/vampire/creation";
import { ATTRIBUTES, VAMPIRE_SKILLS } from "../systems/vampire/traits";
import { oneOf, shuffled, someOf } from "./chance";
import { type CthulhuDraft, emptyCthulhuDraft } from "./cthulhu/draft";
import { CREDIT, MYTHOS, occupationSkills, skillTotal } from "./cthulhu/steps";
import { type CyberpunkDraft, emptyCyberpunkDraft } from "./cyberpunk/draft";
import { moneyLeft } from "./cyberpunk/steps";
import { surpriseDnd5e } from "./dnd5e/surprise";
import type { Draft } from "./draft";
import type { GearLine } from "./draftFields";
import { changeGear } from "./gear";
import { emptyVampireDraft, type VampireDraft } from "./vampire/draft";
import { disciplineSpread, openDisciplines } from "./vampire/steps";

/** These values to these keys, in any order; the keys left over have what they had. */
function dealt<Key extends string>(
  first: Readonly<Record<Key, number>>,
  keys: readonly Key[],
  values: readonly number[],
  source: RandomUint32,
): Record<Key, number> {
  const given = shuffled(keys, source)
    .slice(0, values.length)
    .map((key, place) => [key, values[place]] as const);
  return { ...first, ...Object.fromEntries(given) };
}

/** So many points, a few at a time, to keys that have room for them; what finds no room is not spent. */
function spent<Key extends string>(
  first: Readonly<Record<Key, number>>,
  keys: readonly Key[],
  points: number,
  roomOf: (key: Key, scores: Readonly<Record<Key, number>>) => number,
  source: RandomUint32,
): Record<Key, number> {
  let left = points;
  const scores: Record<Key, number> = { ...first };
  while (left > 0) {
    const key = oneOf(
      keys.filter((one) => roomOf(one, scores) > 0),
      source,
    );
    if (key === undefined) break;
    const step = Math.min(left, roomOf(key, scores), 1 + randomBelow(10, source));
    scores[key] += step;
    left -= step;
  }
  return scores;
}

function surpriseVampire(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const clan = oneOf(CLANS, source);
  const spread = oneOf(SKILL_SPREADS, source);
  const chosen: VampireDraft = {
    ...emptyVampireDraft,
    identity: draft.identity,
    clanId: clan?.id ?? "",
    skillSpread: spread?.id ?? draft.skillSpread,
    chronicle: draft.chronicle,
  };
  const attributes = ATTRIBUTES.map(({ key }) => key);
  const skills = VAMPIRE_SKILLS.map(({ key }) => key);
  return {
    ...chosen,
    attributes: dealt(chosen.attributes, attributes, ATTRIBUTE_SPREAD, source),
    skills: dealt(chosen.skills, skills, spread?.values ?? [], source),
    disciplines: dealt(chosen.disciplines, openDisciplines(chosen), disciplineSpread(chosen), source),
    gear: someOf(officialItems("vampire"), 3, source).map(({ id }) => ({ itemId: id, quantity: 1 })),
  };
}

/** Things in any order while the money lasts. */
function shopping(source: RandomUint32): readonly GearLine[] {
  return shuffled(officialItems("cyberpunk"), source).reduce<readonly GearLine[]>((gear, { id, cost }) => {
    const affordable = cost !== undefined && cost.value <= moneyLeft({ gear });
    return affordable && gear.length < 6 ? changeGear(gear, id, 1) : gear;
  }, []);
}

function surpriseCyberpunk(draft: CyberpunkDraft, source: RandomUint32): CyberpunkDraft {
  const role = oneOf(ROLES, source);
  const stats = STATS.map(({ key }) => key);
  const statRoom = (key: (typeof stats)[number], scores: CyberpunkDraft["stats"]) =>
    STAT_RANGE.max - scores[key];
  const skillRoom = (key: string, scores: Readonly<Record<string, number>>) =>
    SKILL_RANGE.max - (scores[key] ?? 0);
  const begun = spent(emptyCyberpunkDraft.skills, role?.skills ?? [], 12, skillRoom, source);
  const skills = CYBERPUNK_SKILLS.map(({ key }) => key);
  return {
    ...emptyCyberpunkDraft,
    identity: draft.identity,
    roleId: role?.id ?? "",
    stats: spent(emptyCyberpunkDraft.stats, stats, STAT_POINTS - 10 * STAT_RANGE.min, statRoom, source),
    skills: spent(begun, skills, SKILL_POINTS - 12, skillRoom, source),
    dossier: draft.dossier,
    gear: [...shopping(source)],
  };
}

function giveCharacteristics(draft: CthulhuDraft, source: RandomUint32): CthulhuDraft["characteristics"] {
  const keys = CHARACTERISTICS.map(({ key }) => key);
  const { min, max } = CHARACTERISTIC_RANGE;
  if (draft.method === "rolled") return draft.characteristics;
  if (draft.method === "quick") return dealt(emptyCthulhuDraft.characteristics, keys, QUICK_ARRAY, source);
  const lowest = Object.fromEntries(keys.map((key) => [key, min])) as CthulhuDraft["characteristics"];
  const room = (key: (typeof keys)[number], scores: CthulhuDraft["characteristics"]) => max - scores[key];
  return spent(lowest, keys, CHARACTERISTIC_POINTS - keys.length * min, room, source);
}

function surpriseCthulhu(draft: CthulhuDraft, source: RandomUint32): CthulhuDraft {
  const occupation = oneOf(OCCUPATIONS, source);
  const chosen: CthulhuDraft = {
    ...draft,
    occupationId: occupation?.id ?? "",
    customOccupation: "",
    characteristics: giveCharacteristics(draft, source),
    occupationPoints: emptyCthulhuDraft.occupationPoints,
    interestPoints: emptyCthulhuDraft.interestPoints,
    gear: someOf(officialItems("cthulhu"), 3, source).map(({ id }) => ({ itemId: id, quantity: 1 })),
  };
  const mostOf = (key: string) => (key === CREDIT ? (occupation?.credit.max ?? 99) : 99);
  const credit = { ...chosen.occupationPoints, [CREDIT]: occupation?.credit.min ?? 0 };
  const left = occupationPoints(chosen.characteristics.edu) - (occupation?.credit.min ?? 0);
  const occupationRoom = (key: string, points: Readonly<Record<string, number>>) =>
    mostOf(key) - skillTotal({ ...chosen, occupationPoints: { ...points } }, key);
  const worked = {
    ...chosen,
    occupationPoints: spent(credit, occupationSkills(chosen), left, occupationRoom, source),
  };
  const hobbies = CTHULHU_SKILLS.map(({ key }) => key).filter((key) => key !== MYTHOS && key !== CREDIT);
  const interestRoom = (key: string, points: Readonly<Record<string, number>>) =>
    99 - skillTotal({ ...worked, interestPoints: { ...points } }, key);
  return {
    ...worked,
    interestPoints: spent(
      chosen.interestPoints,
      hobbies,
      interestPoints(chosen.characteristics.int),
      interestRoom,
      source,
    ),
  };
}

/** A character by chance in the draft's game. Names, words and what the table rolls stay as they are. */
export function surprise(draft: Draft, source: RandomUint32): Draft {
  switch (draft.system) {
    case "dnd5e":
      return surpriseDnd5e(draft, source);
    case "vampire":
      return surpriseVampire(draft, source);
    case "cyberpunk":
      return surpriseCyberpunk(draft, source);
    case "cthulhu":
      return surpriseCthulhu(draft, source);
  }
}
