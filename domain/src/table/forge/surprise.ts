import { assignAtRandom, spendAtRandom } from "../../game/forge/atRandom";
import { oneOf, shuffled, someOf } from "../../game/forge/chance";
import type { GearLine } from "../../game/forge/draftFields";
import { officialItems } from "../../games/catalogue";
import { CHARACTERISTIC_RANGE, characteristicPointsLeft, QUICK_ARRAY } from "../../games/cthulhu/creation";
import { completeCthulhu } from "../../games/cthulhu/forge/complete";
import { type CthulhuDraft, emptyCthulhuDraft } from "../../games/cthulhu/forge/draft";
import { OCCUPATIONS } from "../../games/cthulhu/occupations";
import { CHARACTERISTICS } from "../../games/cthulhu/traits";
import { completeCyberpunk } from "../../games/cyberpunk/forge/complete";
import { type CyberpunkDraft, emptyCyberpunkDraft } from "../../games/cyberpunk/forge/draft";
import { moneyLeft } from "../../games/cyberpunk/forge/steps";
import { CYBERPUNK_ROLES } from "../../games/cyberpunk/roles";
import { surpriseDnd5e } from "../../games/dnd5e/forge/surprise";
import { CLANS } from "../../games/vampire/clans";
import { SKILL_SPREADS } from "../../games/vampire/creation";
import { completeVampire } from "../../games/vampire/forge/complete";
import { emptyVampireDraft, type VampireDraft } from "../../games/vampire/forge/draft";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { SystemId } from "../../values/systemIds";
import type { Draft } from "./draft";
import { changeGear } from "./gear";
import { randomName } from "./randomName";

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
