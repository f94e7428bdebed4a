import type { RandomUint32 } from "../dice/randomSource";
import { officialItems } from "../systems/catalogue";
import { CHARACTERISTIC_RANGE, characteristicPointsLeft, QUICK_ARRAY } from "../systems/cthulhu/creation";
import { OCCUPATIONS } from "../systems/cthulhu/occupations";
import { CHARACTERISTICS } from "../systems/cthulhu/traits";
import { CYBERPUNK_ROLES } from "../systems/cyberpunk/roles";
import type { SystemId } from "../systems/systemIds";
import { CLANS } from "../systems/vampire/clans";
import { SKILL_SPREADS } from "../systems/vampire/creation";
import { assignAtRandom, spendAtRandom } from "./atRandom";
import { oneOf, shuffled, someOf } from "./chance";
import { completeCthulhu } from "./cthulhu/complete";
import { type CthulhuDraft, emptyCthulhuDraft } from "./cthulhu/draft";
import { completeCyberpunk } from "./cyberpunk/complete";
import { type CyberpunkDraft, emptyCyberpunkDraft } from "./cyberpunk/draft";
import { moneyLeft } from "./cyberpunk/steps";
import { surpriseDnd5e } from "./dnd5e/surprise";
import type { Draft } from "./draft";
import type { GearLine } from "./draftFields";
import { changeGear } from "./gear";
import { randomName } from "./randomName";
import { completeVampire } from "./vampire/complete";
import { emptyVampireDraft, type VampireDraft } from "./vampire/draft";

/** Three random items. */
const fewThings = (system: SystemId, source: RandomUint32): GearLine[] =>
  someOf(officialItems(system), 3, source).map(({ id }) => ({ itemId: id, quantity: 1 }));

function surpriseVampire(draft: VampireDraft, source: RandomUint32): VampireDraft {
  const chosen: VampireDraft = {
    ...emptyVampireDraft,
    identity: draft.identity,
    chronicle: draft.chronicle,
    clanId: oneOf(CLANS, source)?.id ?? "",
    skillSpread: oneOf(SKILL_SPREADS, source)?.id ?? draft.skillSpread,
    gear: fewThings("vampire", source),
  };
  return ["attributes", "skills", "disciplines"].reduce(
    (begun, step) => completeVampire(begun, step, source),
    chosen,
  );
}

/** Random items while the money lasts. */
function shopping(source: RandomUint32): readonly GearLine[] {
  return shuffled(officialItems("cyberpunk"), source).reduce<readonly GearLine[]>((gear, { id, cost }) => {
    const affordable = cost !== undefined && cost.value <= moneyLeft({ gear });
    return affordable && gear.length < 6 ? changeGear(gear, id, 1) : gear;
  }, []);
}

function surpriseCyberpunk(draft: CyberpunkDraft, source: RandomUint32): CyberpunkDraft {
  const chosen: CyberpunkDraft = {
    ...emptyCyberpunkDraft,
    identity: draft.identity,
    dossier: draft.dossier,
    roleId: oneOf(CYBERPUNK_ROLES, source)?.id ?? "",
    gear: [...shopping(source)],
  };
  return ["stats", "skills"].reduce((begun, step) => completeCyberpunk(begun, step, source), chosen);
}

function giveCharacteristics(draft: CthulhuDraft, source: RandomUint32): CthulhuDraft["characteristics"] {
  const keys = CHARACTERISTICS.map(({ key }) => key);
  const { min, max } = CHARACTERISTIC_RANGE;
  if (draft.method === "rolled") return draft.characteristics;
  if (draft.method === "quick")
    return assignAtRandom(emptyCthulhuDraft.characteristics, keys, QUICK_ARRAY, source);
  const lowest = Object.fromEntries(keys.map((key) => [key, min])) as CthulhuDraft["characteristics"];
  const room = (key: (typeof keys)[number], scores: CthulhuDraft["characteristics"]) => max - scores[key];
  return spendAtRandom(lowest, keys, characteristicPointsLeft(lowest), room, source);
}

function surpriseCthulhu(draft: CthulhuDraft, source: RandomUint32): CthulhuDraft {
  const chosen: CthulhuDraft = {
    ...draft,
    occupationId: oneOf(OCCUPATIONS, source)?.id ?? "",
    customOccupation: "",
    characteristics: giveCharacteristics(draft, source),
    occupationPoints: emptyCthulhuDraft.occupationPoints,
    interestPoints: emptyCthulhuDraft.interestPoints,
    gear: fewThings("cthulhu", source),
  };
  return completeCthulhu(chosen, "skills", source);
}

/** A random character in the draft's system, with a name. Chosen names, texts and the campaign's rolls are kept. */
export function surprise(draft: Draft, source: RandomUint32): Draft {
  const chosen = surpriseChoices(draft, source);
  const name = randomName(draft.system, chosen.identity.name, source);
  return { ...chosen, identity: { ...chosen.identity, name } };
}

function surpriseChoices(draft: Draft, source: RandomUint32): Draft {
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

/** The steps with many points to spend, which can be completed at random. */
const COMPLETABLE: Readonly<Record<SystemId, readonly string[]>> = {
  dnd5e: [],
  vampire: ["attributes", "skills", "disciplines"],
  cyberpunk: ["stats", "skills"],
  cthulhu: ["skills"],
};

export const isCompletable = (system: SystemId, step: string): boolean => COMPLETABLE[system].includes(step);

/** Completes a step at random, keeping what was chosen; other steps do not change. */
export function completeStep(draft: Draft, step: string, source: RandomUint32): Draft {
  switch (draft.system) {
    case "dnd5e":
      return draft;
    case "vampire":
      return completeVampire(draft, step, source);
    case "cyberpunk":
      return completeCyberpunk(draft, step, source);
    case "cthulhu":
      return completeCthulhu(draft, step, source);
  }
}
