import { Stack } from "@mantine/core";
import { toggleClassSkill, toggleExpertise, toggleLanguage } from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import {
  className,
  classSkillCount,
  expertiseCount,
  freeLanguageCount,
  grantedSkills,
  knownLanguages,
  offeredSkills,
  trainedSkills,
} from "domain/games/dnd5e/forge/facts";
import { LANGUAGES } from "domain/games/dnd5e/languages";
import { SKILLS, type SkillKey } from "domain/sheet/character/skills";
import { compareFrench } from "domain/values/text/compareFrench";
import { ToggleChips } from "../../../kits/forge/Chips";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { SpellsOfDraft } from "./SpellsOfDraft";

const named = (keys: readonly SkillKey[]) =>
  keys.map((id) => ({ id, name: SKILLS[id].name })).toSorted((a, b) => compareFrench(a.name, b.name));

/** In play nothing is counted. */
const countOf = ({ free }: Dnd5eDraft, chosen: number, of: number) =>
  free ? undefined : `${chosen} sur ${of}`;

export function SkillsStep({ draft, change }: DraftStepProps<Dnd5eDraft>) {
  const count = classSkillCount(draft);
  const granted = [...new Set([...grantedSkills(draft), ...draft.raceSkills])];
  const offered = offeredSkills(draft).filter((key) => !draft.raceSkills.includes(key));
  return (
    <Stack>
      {granted.length > 0 && (
        <Hint>
          Tu sais déjà :{" "}
          <strong>
            {named(granted)
              .map(({ name }) => name)
              .join(", ")}
          </strong>
          .
        </Hint>
      )}
      {className(draft) === "" ? (
        <Hint>Choisis d'abord une classe.</Hint>
      ) : (
        <ToggleChips
          legend={`Compétences de ta classe (${className(draft)})`}
          count={countOf(draft, draft.classSkills.length, count)}
          options={named(offered)}
          chosen={draft.classSkills}
          full={!draft.free && draft.classSkills.length >= count}
          onToggle={(key) => change(toggleClassSkill(draft, key))}
        />
      )}
      {(draft.free || expertiseCount(draft) > 0) && (
        <ToggleChips
          legend="Expertise : ton bonus de maîtrise y compte double"
          count={countOf(draft, draft.expertise.length, expertiseCount(draft))}
          options={named(trainedSkills(draft))}
          chosen={draft.expertise}
          full={!draft.free && draft.expertise.length >= expertiseCount(draft)}
          onToggle={(key) => change(toggleExpertise(draft, key))}
        />
      )}
      <Languages draft={draft} change={change} />
      <SpellsOfDraft draft={draft} change={change} />
    </Stack>
  );
}

function Languages({ draft, change }: Pick<DraftStepProps<Dnd5eDraft>, "draft" | "change">) {
  const count = freeLanguageCount(draft);
  const known = knownLanguages(draft);
  if (count === 0 && !draft.free) return <Hint>Tu parles : {known.join(", ")}.</Hint>;
  const others = draft.languages.filter(
    (language) => !LANGUAGES.includes(language) && !known.includes(language),
  );
  return (
    <ToggleChips
      legend={`Langues, en plus de : ${known.join(", ")}`}
      count={countOf(draft, draft.languages.length, count)}
      options={[...LANGUAGES.filter((language) => !known.includes(language)), ...others].map((name) => ({
        id: name,
        name,
      }))}
      chosen={draft.languages}
      full={!draft.free && draft.languages.length >= count}
      onToggle={(language) => change(toggleLanguage(draft, language))}
    />
  );
}
