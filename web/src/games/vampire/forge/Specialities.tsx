import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import type { VampireDraft } from "domain/games/vampire/forge/draft";
import { learnedSkills } from "domain/games/vampire/forge/steps";
import { MAX_SPECIALITY, SPECIALITIES } from "domain/games/vampire/specialities";
import { VAMPIRE_SKILLS } from "domain/games/vampire/traits";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { TraitGroup } from "../../../kits/forge/TraitGroup";
import { AutoGrid } from "../../../ui/AutoGrid";

type Props = Pick<DraftStepProps<VampireDraft>, "draft" | "change">;

const skillName = (key: string) => VAMPIRE_SKILLS.find((one) => one.key === key)?.label ?? key;

/** The specialities that cost nothing: one of each learned art, and one more. */
export function Specialities({ draft, change }: Props) {
  const { skill, name } = draft.freeSpeciality;
  const known = VAMPIRE_SKILLS.filter(({ key }) => (draft.skills[key] ?? 0) > 0);
  return (
    <TraitGroup title="Spécialités">
      {known.length === 0 && <Hint>Donne d'abord tes points de compétences.</Hint>}
      <AutoGrid min={260} align="start">
        {learnedSkills(draft).map((key) => (
          <SpecialityField
            key={key}
            label={skillName(key)}
            skill={key}
            value={draft.specialities[key]}
            onChange={(text) => change({ ...draft, specialities: { ...draft.specialities, [key]: text } })}
          />
        ))}
        {known.length > 0 && (
          <Stack gap={6}>
            <NativeSelect
              label="Une de plus, dans"
              value={skill}
              onChange={({ currentTarget }) =>
                change({ ...draft, freeSpeciality: { skill: currentTarget.value, name: "" } })
              }
              data={[
                { value: "", label: "Choisis une compétence" },
                ...known.map(({ key, label }) => ({ value: key, label })),
              ]}
            />
            {skill !== "" && (
              <SpecialityField
                label={`${skillName(skill)}, en particulier`}
                skill={skill}
                value={name}
                onChange={(text) => change({ ...draft, freeSpeciality: { skill, name: text } })}
              />
            )}
          </Stack>
        )}
      </AutoGrid>
    </TraitGroup>
  );
}

interface SpecialityFieldProps {
  label: string;
  skill: string;
  value: string;
  onChange: (text: string) => void;
}

/** A speciality of one's own words, or of a few that are offered. */
function SpecialityField({ label, skill, value, onChange }: SpecialityFieldProps) {
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        maxLength={MAX_SPECIALITY}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group gap={6}>
        {(SPECIALITIES[skill] ?? []).map((idea) => (
          <Button
            key={idea}
            size="sm"
            mih={44}
            aria-pressed={value === idea}
            aria-label={`${label} : ${idea}`}
            onClick={() => onChange(idea)}
          >
            {idea}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
