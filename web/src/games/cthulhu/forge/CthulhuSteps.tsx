import { LENGTHS } from "domain/game/forge/draftFields";
import { AGE_RANGE, BACKSTORY, type CthulhuDraft } from "domain/games/cthulhu/forge/draft";
import type { CthulhuStepId } from "domain/games/cthulhu/forge/steps";
import { OCCUPATIONS } from "domain/games/cthulhu/occupations";
import { CTHULHU_SKILLS } from "domain/games/cthulhu/traits";
import type { ComponentType } from "react";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { Counter } from "../../../kits/forge/Counter";
import { CustomName } from "../../../kits/forge/CustomName";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { LineFields } from "../../../kits/forge/LineFields";
import { CharacteristicsStep } from "./CharacteristicsStep";
import { SkillsStep } from "./SkillsStep";

type StepProps = DraftStepProps<CthulhuDraft>;

const skillName = (key: string) => CTHULHU_SKILLS.find((one) => one.key === key)?.label ?? key;

const OPTIONS = OCCUPATIONS.map(({ id, name, skills, credit }) => ({
  id,
  name,
  text: skills.map(skillName).join(", "),
  facts: [`Crédit de ${credit.min} à ${credit.max}`],
}));

const NO_POINTS = Object.fromEntries(CTHULHU_SKILLS.map(({ key }) => [key, 0]));

function OccupationStep({ draft, change, rules }: StepProps) {
  const occupationPoints = rules.played ? draft.occupationPoints : NO_POINTS;
  return (
    <>
      <ChoiceCards
        legend="Occupation"
        options={OPTIONS}
        chosen={draft.occupationId}
        onChoose={(occupationId) =>
          change({ ...draft, occupationId, customOccupation: "", occupationPoints })
        }
      />
      <Counter
        label="Âge"
        value={draft.age}
        {...AGE_RANGE}
        typed
        onChange={(age) => change({ ...draft, age })}
      />
      <CustomName
        question="Une occupation qui n'est pas dans la liste ?"
        label="Nom de l'occupation"
        value={draft.customOccupation}
        onChange={(customOccupation) => change({ ...draft, occupationId: "", customOccupation })}
      />
    </>
  );
}

function BackstoryStep({ draft, change }: StepProps) {
  return (
    <LineFields
      fields={BACKSTORY}
      lines={draft.backstory}
      maxLength={LENGTHS.line}
      onChange={(key, text) => change({ ...draft, backstory: { ...draft.backstory, [key]: text } })}
    />
  );
}

/** The steps that only Call of Cthulhu has. */
export const CTHULHU_PAGES: Readonly<
  Record<Exclude<CthulhuStepId, "equipment" | "portrait" | "review">, ComponentType<StepProps>>
> = {
  occupation: OccupationStep,
  characteristics: CharacteristicsStep,
  skills: SkillsStep,
  backstory: BackstoryStep,
};
