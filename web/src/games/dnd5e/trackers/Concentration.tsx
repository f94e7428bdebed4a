import { Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { MAX_NAME } from "domain/games/dnd5e/play/bounds";
import { concentrationSave } from "domain/games/dnd5e/play/concentration";
import { trackerNameRules } from "domain/games/dnd5e/play/state";
import { checkName, normaliseName } from "domain/values/text/name";
import { plural } from "domain/values/text/plural";
import { Notice } from "../../../kits/trackers/Notice";
import { PressButton } from "../../../kits/trackers/PressButton";
import { RollPress } from "../../../kits/trackers/RollPress";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import type { Dnd5eProps } from "./dnd5eProps";

const LEVELS = [
  { value: "0", label: "Sort mineur" },
  ...Array.from({ length: 9 }, (_, index) => ({ value: `${index + 1}`, label: `Niveau ${index + 1}` })),
];

/** The spell that is concentrated on, and the saves that keep it. */
export function Concentration(props: Dnd5eProps) {
  const { concentration } = props.state;
  if (concentration === null) {
    return (
      <TrackerFold title="Concentration" value="Aucune">
        <NewConcentration press={props.press} />
      </TrackerFold>
    );
  }
  const { spell, level } = concentration;
  return (
    <TrackerCard title="Concentration">
      <Text fw={620}>
        {spell}
        <Text span size="sm" c="var(--ink-2)">
          {" "}
          {level === 0 ? "(sort mineur)" : `(niveau ${level})`}
        </Text>
      </Text>
      <PendingSave {...props} />
      <PressButton onPress={() => props.press({ kind: "endConcentration" })}>
        Mettre fin à la concentration
      </PressButton>
    </TrackerCard>
  );
}

/** The save that keeps it, and how many wait after that one. */
function PendingSave({ state, limits }: Pick<Dnd5eProps, "state" | "limits">) {
  const save = concentrationSave(state, limits);
  if (save === undefined) return null;
  const [difficulty, ...others] = state.concentration?.saves ?? [];
  return (
    <Stack gap={8}>
      <Notice>
        Concentration à sauver : DD {difficulty}
        {others.length > 0 && `, puis ${others.length} ${plural(others.length, "autre", "autres")}`}.
      </Notice>
      <RollPress variant="primary" request={save}>
        {save.label}
      </RollPress>
    </Stack>
  );
}

function NewConcentration({ press }: Pick<Dnd5eProps, "press">) {
  const form = useCheckedForm({
    initialValues: { spell: "", level: "1" },
    validate: { spell: (spell: string) => checkName(spell, trackerNameRules) ?? null },
  });
  const submit = form.onSubmit(({ spell, level }) =>
    press({ kind: "concentrate", spell: normaliseName(spell), level: Number(level) }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Group gap={8} align="start">
          <TextInput
            {...form.getInputProps("spell")}
            label="Sort"
            flex="1 1 150px"
            maxLength={MAX_NAME}
            autoComplete="off"
          />
          <NativeSelect {...form.getInputProps("level")} label="Niveau" flex="0 1 140px" data={LEVELS} />
        </Group>
        <PressButton onPress={submit}>Se concentrer</PressButton>
      </Stack>
    </form>
  );
}
