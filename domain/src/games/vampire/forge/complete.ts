import { assignAtRandom } from "../../../game/forge/atRandom";
import { oneOf } from "../../../game/forge/chance";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { ATTRIBUTE_SPREAD } from "../creation";
import { ATTRIBUTES, VAMPIRE_SKILLS } from "../traits";
import type { VampireDraft } from "./draft";
import { disciplineSpread, leftOfSpread, openDisciplines, predatorChoices, skillSpreadOf } from "./steps";

const leftOf = (spread: readonly number[], scores: Readonly<Record<string, number>>): readonly number[] =>
  leftOfSpread(
    spread,
    Object.values(scores).filter((dots) => dots > 0),
  );

/** Assigns the remaining values of a step's spread at random; values assigned before stay. */
export function completeVampire(draft: VampireDraft, step: string, source: RandomUint32): VampireDraft {
  const { attributes, skills, disciplines } = draft;
  switch (step) {
    case "attributes": {
      const keys = ATTRIBUTES.map(({ key }) => key);
      return {
        ...draft,
        attributes: assignAtRandom(attributes, keys, leftOf(ATTRIBUTE_SPREAD, attributes), source),
      };
    }
    case "skills": {
      const keys = VAMPIRE_SKILLS.map(({ key }) => key);
      const left = leftOf(skillSpreadOf(draft)?.values ?? [], skills);
      return { ...draft, skills: assignAtRandom(skills, keys, left, source) };
    }
    case "disciplines": {
      const left = leftOf(disciplineSpread(draft), disciplines);
      const taught = predatorChoices(draft);
      const isChosen = taught.includes(draft.predatorDiscipline);
      return {
        ...draft,
        disciplines: assignAtRandom(disciplines, openDisciplines(draft), left, source),
        predatorDiscipline: isChosen ? draft.predatorDiscipline : (oneOf(taught, source) ?? ""),
      };
    }
    default:
      return draft;
  }
}
