import { packGear } from "../../../game/forge/gear";
import { identityData } from "../../../game/forge/identity";
import type { NewCharacter } from "../../../game/forge/newCharacter";
import { readLinesOf, readScoresOf } from "../../../game/forge/readBlocks";
import type { Character, RawFields } from "../../../sheet/character/character";
import { foldText } from "../../../values/text/foldText";
import { readWhole } from "../../../values/text/readNumber";
import { cthulhuItems } from "../catalogue/items";
import { OCCUPATIONS } from "../occupations";
import { cthulhuBlocks, readCthulhu, skillBase } from "../sheet";
import { CTHULHU_SKILLS } from "../traits";
import { agedCharacteristics, luckOf } from "./ageing";
import { AGE_RANGE, BACKSTORY, type CthulhuDraft, emptyCthulhuDraft } from "./draft";
import { occupationName, skillTotal } from "./steps";

const skillsOf = (draft: CthulhuDraft): RawFields =>
  Object.fromEntries(CTHULHU_SKILLS.map(({ key }) => [key, skillTotal(draft, key)]));

/** The specialities of an investigator, which a draft does not know, with the skills that it does. */
export function keptOfCthulhu(draft: CthulhuDraft, { stats, data }: Character): RawFields {
  const own = readCthulhu({ stats, data }).ownSkills.map(({ name, value }) => [name, value] as const);
  return own.length === 0 ? {} : { skills: { ...Object.fromEntries(own), ...skillsOf(draft) } };
}

/**
 * The investigator as its document stores it, without hit points, sanity and magic points, which the sheet
 * derives.
 */
export function buildCthulhu(draft: CthulhuDraft): NewCharacter {
  const { identity, ...choices } = draft;
  return {
    name: identity.name.trim(),
    class: occupationName(draft),
    pronoun: identity.pronoun.trim(),
    stats: {
      characteristics: agedCharacteristics(draft),
      skills: skillsOf(draft),
      luck: luckOf(draft),
      ...packGear(cthulhuItems, draft.gear),
    },
    data: {
      ...identityData(identity),
      occupation: occupationName(draft),
      age: draft.age,
      ...Object.fromEntries(BACKSTORY.map(({ key }) => [key, draft.backstory[key].trim()])),
      forge: choices,
    },
  };
}

/**
 * A draft of an investigator that was not made in the Forge; skill points above the base count as interest
 * points.
 */
export function inferCthulhuDraft(raw: unknown, className: string): CthulhuDraft {
  const blocks = cthulhuBlocks(raw);
  const scores = readScoresOf(blocks);
  const lines = readLinesOf(blocks);
  const name = lines.Occupation ?? className;
  const occupation = OCCUPATIONS.find((one) => foldText(one.name) === foldText(name));
  const characteristics = Object.fromEntries(
    Object.entries<number>(emptyCthulhuDraft.characteristics).map(([key, value]) => [
      key,
      scores[key] ?? value,
    ]),
  ) as CthulhuDraft["characteristics"];
  const beyondBase = CTHULHU_SKILLS.map((skill) => {
    const base = skillBase(skill, characteristics) ?? 0;
    return [skill.key, Math.max(0, (scores[skill.key] ?? base) - base)] as const;
  });
  return {
    ...emptyCthulhuDraft,
    occupationId: occupation?.id ?? "",
    customOccupation: occupation ? "" : name,
    method: "bought",
    characteristics,
    luck: scores.luck ?? 0,
    interestPoints: { ...emptyCthulhuDraft.interestPoints, ...Object.fromEntries(beyondBase) },
    age: readWhole(lines.Âge, AGE_RANGE) ?? emptyCthulhuDraft.age,
    backstory: {
      ...emptyCthulhuDraft.backstory,
      ...Object.fromEntries(BACKSTORY.map(({ key, label }) => [key, lines[label] ?? ""])),
    },
  };
}
