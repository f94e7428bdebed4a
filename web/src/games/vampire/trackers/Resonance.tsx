import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { helpedDisciplines, INTENSITY_NAMES } from "domain/games/vampire/play/resonance";
import { INTENSITIES, type Intensity, MAX_NOTE, type VampireState } from "domain/games/vampire/play/state";
import { describeHumour, HUMOURS } from "domain/games/vampire/resonance";
import { checkName, nameRules, normaliseName } from "domain/values/text/name";
import { Notice } from "../../../kits/trackers/Notice";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { OptionalLabel } from "../../../ui/OptionalLabel";
import type { VampireProps } from "./vampireProps";

const NOTE = nameRules("La note", MAX_NOTE);
const NO_HUMOUR = { value: "none", label: "Aucune" };

const summary = ({ humour, intensity }: VampireState): string =>
  humour === "none" ? "Aucune" : `${describeHumour(humour).name}, ${INTENSITY_NAMES[intensity]}`;

/** The blood that was drunk last. */
export function Resonance({ state, press }: Pick<VampireProps, "state" | "press">) {
  const { humour, intensity, resonanceNote } = state;
  const helped = helpedDisciplines(state);
  return (
    <TrackerFold title="Résonance" value={summary(state)}>
      {helped.length > 0 && <Notice tone="ok">+1 dé : {helped.join(", ")}</Notice>}
      <ResonanceForm key={`${humour} ${intensity} ${resonanceNote}`} state={state} press={press} />
    </TrackerFold>
  );
}

function ResonanceForm({ state, press }: Pick<VampireProps, "state" | "press">) {
  const form = useForm({
    initialValues: { humour: state.humour, intensity: state.intensity, note: state.resonanceNote },
    validate: { note: (note) => checkName(note, NOTE) ?? null },
  });
  const submit = form.onSubmit(({ note, ...values }) =>
    press({ kind: "setResonance", ...values, note: normaliseName(note) }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <NativeSelect
          {...form.getInputProps("humour")}
          label="Humeur"
          data={[NO_HUMOUR, ...HUMOURS.map((value) => ({ value, label: describeHumour(value).name }))]}
        />
        <NativeSelect
          {...form.getInputProps("intensity")}
          label="Intensité"
          data={INTENSITIES.map((value: Intensity) => ({ value, label: INTENSITY_NAMES[value] }))}
        />
        <TextInput
          {...form.getInputProps("note")}
          label={<OptionalLabel>Note, dyscrasie</OptionalLabel>}
          maxLength={MAX_NOTE}
          autoComplete="off"
        />
        <PressButton onPress={submit}>Noter la résonance</PressButton>
      </Stack>
    </form>
  );
}
