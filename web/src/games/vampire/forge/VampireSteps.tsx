import { LENGTHS } from "domain/game/forge/draftFields";
import { BLOOD_POTENCY_RANGE, bloodPotencyText } from "domain/games/vampire/bloodPotency";
import { CLANS } from "domain/games/vampire/clans";
import { ATTRIBUTE_SPREAD, SKILL_SPREADS } from "domain/games/vampire/creation";
import { chooseClan, choosePredator } from "domain/games/vampire/forge/choose";
import { CHRONICLE, DOTS, type VampireDraft } from "domain/games/vampire/forge/draft";
import {
  clanOf,
  disciplineSpread,
  leftOfSpread,
  openDisciplines,
  predatorChoices,
  predatorOf,
  skillSpreadOf,
  type VampireStepId,
} from "domain/games/vampire/forge/steps";
import { PREDATORS } from "domain/games/vampire/predators";
import { ATTRIBUTE_GROUPS, DISCIPLINES, SKILL_GROUPS } from "domain/games/vampire/traits";
import type { ComponentType } from "react";
import { ChipChoice } from "../../../kits/forge/Chips";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { Counter } from "../../../kits/forge/Counter";
import { CustomName } from "../../../kits/forge/CustomName";
import { DotField } from "../../../kits/forge/DotField";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { LineFields } from "../../../kits/forge/LineFields";
import { TraitGroup } from "../../../kits/forge/TraitGroup";
import { AutoGrid } from "../../../ui/AutoGrid";
import { DotGroup } from "./DotGroup";
import { SpreadLeft } from "./SpreadLeft";

type StepProps = DraftStepProps<VampireDraft>;

const disciplineName = (key: string) => DISCIPLINES.find((one) => one.key === key)?.label ?? key;

const CLAN_OPTIONS = CLANS.map(({ id, name, summary, disciplines }) => ({
  id,
  name,
  text: summary,
  facts: [disciplines.length === 0 ? "Disciplines au choix" : disciplines.map(disciplineName).join(", ")],
}));

function ClanStep({ draft, change, rules }: StepProps) {
  return (
    <>
      <ChoiceCards
        legend="Clan"
        options={CLAN_OPTIONS}
        chosen={draft.clanId}
        onChoose={(clanId) => change(chooseClan(draft, clanId, rules.played))}
      />
      <CustomName
        question="Un clan qui n'est pas dans la liste ?"
        label="Nom du clan"
        value={draft.customClan}
        onChange={(customClan) => change({ ...draft, clanId: "", customClan })}
      />
    </>
  );
}

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
    </>
  );
}

function DisciplinesStep({ draft, change, rules }: StepProps) {
  const open = openDisciplines(draft);
  const shown = DISCIPLINES.filter(
    ({ key }) => rules.played || open.includes(key) || (draft.disciplines[key] ?? 0) > 0,
  );
  return (
    <>
      {!rules.played && <SpreadLeft left={leftOf(disciplineSpread(draft), draft.disciplines)} />}
      <AutoGrid min={330} align="start">
        <DotGroup
          title={clanOf(draft) ? `Disciplines de ton clan (${clanOf(draft)?.name})` : "Disciplines"}
          traits={shown}
          scores={draft.disciplines}
          onChange={(key, value) => change({ ...draft, disciplines: { ...draft.disciplines, [key]: value } })}
        />
        <TraitGroup title="La Bête">
          <Counter
            label="Puissance du sang"
            detail={bloodPotencyText(draft.bloodPotency)}
            value={draft.bloodPotency}
            {...BLOOD_POTENCY_RANGE}
            onChange={(bloodPotency) => change({ ...draft, bloodPotency })}
          />
          <Counter
            label="Humanité"
            detail="7 au départ : plus elle baisse, plus la Bête est proche."
            value={draft.humanity}
            min={0}
            max={10}
            typed
            onChange={(humanity) => change({ ...draft, humanity })}
          />
          <DotField
            label="Faim"
            detail="1 au réveil d'une bonne nuit."
            value={draft.hunger}
            {...DOTS}
            onChange={(hunger) => change({ ...draft, hunger })}
          />
        </TraitGroup>
      </AutoGrid>
      {!rules.played && <PredatorChoice draft={draft} change={change} />}
      {rules.played && draft.predatorDiscipline !== "" && (
        <Hint>La chasse ajoute un point : {disciplineName(draft.predatorDiscipline)}.</Hint>
      )}
    </>
  );
}

const NO_PREDATOR = "none";

const PREDATOR_OPTIONS = [
  { id: NO_PREDATOR, name: "Aucun" },
  ...PREDATORS.map(({ name }) => ({ id: name, name })),
];

/** How the vampire hunts, and the discipline that it gains a dot in. */
function PredatorChoice({ draft, change }: Pick<StepProps, "draft" | "change">) {
  const choices = predatorChoices(draft);
  return (
    <>
      <ChipChoice
        legend="Type de prédateur"
        options={PREDATOR_OPTIONS}
        chosen={predatorOf(draft)?.name ?? (draft.chronicle.predator === "" ? NO_PREDATOR : "")}
        onChoose={(name) => change(choosePredator(draft, name))}
      />
      {choices.length > 0 && (
        <ChipChoice
          legend="La chasse t'a appris"
          options={choices.map((key) => ({ id: key, name: disciplineName(key) }))}
          chosen={draft.predatorDiscipline}
          onChoose={(predatorDiscipline) => change({ ...draft, predatorDiscipline })}
        />
      )}
    </>
  );
}

function ChronicleStep({ draft, change }: StepProps) {
  return (
    <LineFields
      fields={CHRONICLE}
      lines={draft.chronicle}
      maxLength={LENGTHS.line}
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
  chronicle: ChronicleStep,
};
