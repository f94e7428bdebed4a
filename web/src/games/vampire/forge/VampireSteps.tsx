import { ATTRIBUTE_SPREAD, SKILL_SPREADS } from "domain/games/vampire/creation";
import { CHRONICLE, type VampireDraft } from "domain/games/vampire/forge/draft";
import { leftOfSpread, skillSpreadOf, type VampireStepId } from "domain/games/vampire/forge/steps";
import { MAX_LINE } from "domain/games/vampire/sheet";
import { ATTRIBUTE_GROUPS, SKILL_GROUPS } from "domain/games/vampire/traits";
import type { ComponentType } from "react";
import { ChipChoice } from "../../../kits/forge/Chips";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { LineFields } from "../../../kits/forge/LineFields";
import { AutoGrid } from "../../../ui/AutoGrid";
import { AdvantagesStep } from "./AdvantagesStep";
import { ClanStep } from "./ClanStep";
import { DisciplinesStep } from "./DisciplinesStep";
import { DotGroup } from "./DotGroup";
import { Specialities } from "./Specialities";
import { SpreadLeft } from "./SpreadLeft";

type StepProps = DraftStepProps<VampireDraft>;

const leftOf = (spread: readonly number[], scores: Readonly<Record<string, number>>) =>
  leftOfSpread(
    spread,
    Object.values(scores).filter((value) => value > 0),
  );

function AttributesStep({ draft, change, rules }: StepProps) {
  return (
    <>
      {!rules.played && <SpreadLeft left={leftOf(ATTRIBUTE_SPREAD, draft.attributes)} />}
      <AutoGrid min={330} align="start">
        {ATTRIBUTE_GROUPS.map(({ id, title, traits }) => (
          <DotGroup
            key={id}
            title={title}
            traits={traits}
            scores={draft.attributes}
            onChange={(key, value) => change({ ...draft, attributes: { ...draft.attributes, [key]: value } })}
          />
        ))}
      </AutoGrid>
    </>
  );
}

const SPREAD_HINTS = {
  specialist: "Un domaine d'excellence, et de quoi survivre autour.",
  balanced: "Bon dans quelques domaines, correct dans beaucoup.",
  generalist: "Un peu de tout, rien de remarquable.",
} as const;

function SkillsStep({ draft, change, rules }: StepProps) {
  return (
    <>
      {!rules.played && (
        <>
          <ChipChoice
            legend="Répartition"
            options={SKILL_SPREADS.map(({ id, label }) => ({ id, name: label }))}
            chosen={draft.skillSpread}
            onChoose={(skillSpread) => change({ ...draft, skillSpread })}
          />
          <Hint>{SPREAD_HINTS[draft.skillSpread]}</Hint>
          <SpreadLeft left={leftOf(skillSpreadOf(draft)?.values ?? [], draft.skills)} />
        </>
      )}
      <AutoGrid min={330} align="start">
        {SKILL_GROUPS.map(({ id, title, traits }) => (
          <DotGroup
            key={id}
            title={title}
            traits={traits}
            scores={draft.skills}
            onChange={(key, value) => change({ ...draft, skills: { ...draft.skills, [key]: value } })}
          />
        ))}
      </AutoGrid>
      {!rules.played && <Specialities draft={draft} change={change} />}
    </>
  );
}

/** Those that a new character chooses in its steps. */
const CHOSEN_ELSEWHERE: readonly string[] = [
  "generation",
  "predator",
  "specialties",
  "advantages",
  "handicaps",
];

function ChronicleStep({ draft, change, rules }: StepProps) {
  return (
    <LineFields
      fields={rules.played ? CHRONICLE : CHRONICLE.filter(({ key }) => !CHOSEN_ELSEWHERE.includes(key))}
      lines={draft.chronicle}
      maxLength={MAX_LINE}
      onChange={(key, text) => change({ ...draft, chronicle: { ...draft.chronicle, [key]: text } })}
    />
  );
}

/** The steps that only Vampire has. */
export const VAMPIRE_PAGES: Readonly<
  Record<Exclude<VampireStepId, "equipment" | "portrait" | "review">, ComponentType<StepProps>>
> = {
  clan: ClanStep,
  attributes: AttributesStep,
  skills: SkillsStep,
  disciplines: DisciplinesStep,
  advantages: AdvantagesStep,
  chronicle: ChronicleStep,
};
