import { Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { MAX_NAME } from "domain/games/dnd5e/play/bounds";
import { activeRules } from "domain/games/dnd5e/play/conditionRules";
import { trackerNameRules } from "domain/games/dnd5e/play/state";
import { checkName, normaliseName } from "domain/values/text/name";
import { plural } from "domain/values/text/plural";
import { AmountField } from "../../../kits/trackers/AmountField";
import { amountOf, amountRule } from "../../../kits/trackers/amount";
import { Notice } from "../../../kits/trackers/Notice";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { TrackerFold } from "../../../kits/trackers/TrackerFold";
import { useThrow } from "../../../kits/trackers/useThrow";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import type { Dnd5eProps } from "./dnd5eProps";

const BONUS = { min: -20, max: 99 };
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
  const { spell, level, saves } = concentration;
  return (
    <TrackerCard title="Concentration">
      <Text fw={620}>
        {spell}
        <Text span size="sm" c="var(--ink-2)">
          {" "}
          {level === 0 ? "(sort mineur)" : `(niveau ${level})`}
        </Text>
      </Text>
      {saves[0] !== undefined && <PendingSave {...props} difficulty={saves[0]} others={saves.length - 1} />}
      <PressButton onPress={() => props.press({ kind: "endConcentration" })}>
        Mettre fin à la concentration
      </PressButton>
    </TrackerCard>
  );
}

interface PendingSaveProps extends Dnd5eProps {
  difficulty: number;
  /** Saves that are still to come. */
  others: number;
}

function PendingSave({ state, limits, press, difficulty, others }: PendingSaveProps) {
  const [isThrowing, throwDice] = useThrow();
  const isHindered = activeRules(state, limits).some(({ rules }) => rules.savingThrows === "disadvantage");
  const dice = isHindered ? 2 : 1;
  const form = useCheckedForm({
    initialValues: { bonus: String(limits.constitutionSave) },
    validate: { bonus: amountRule(BONUS) },
  });
  const save = form.onSubmit(({ bonus }) => {
    throwDice([[dice, 20]], (faces) =>
      press({ kind: "saveConcentration", total: Math.min(...faces) + amountOf(bonus) }),
    );
  });
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={8}>
        <Notice>
          Concentration à sauver : DD {difficulty}
          {others > 0 && `, puis ${others} ${plural(others, "autre", "autres")}`}.
        </Notice>
        <AmountField
          {...form.getInputProps("bonus")}
          {...BONUS}
          label="Bonus de sauvegarde de Constitution"
        />
        <PressButton variant="primary" blocked={isThrowing} onPress={save}>
          Lancer contre DD {difficulty}
          {isHindered && " (désavantage)"}
        </PressButton>
      </Stack>
    </form>
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
