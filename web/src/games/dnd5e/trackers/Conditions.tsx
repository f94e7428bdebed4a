import { Group, NativeSelect, Stack, Text } from "@mantine/core";
import { MAX_ROUNDS } from "domain/games/dnd5e/play/bounds";
import { activeConditions } from "domain/games/dnd5e/play/conditionRules";
import { CONDITION_IDS, CONDITIONS, type ConditionId } from "domain/games/dnd5e/play/conditions";
import { countsTurns } from "domain/games/dnd5e/play/conditionTrackers";
import { plural } from "domain/values/text/plural";
import { numberRule, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { useState } from "react";
import { AmountField } from "../../../kits/trackers/AmountField";
import { Lines } from "../../../kits/trackers/Lines";
import { Press } from "../../../kits/trackers/Press";
import { PressButton } from "../../../kits/trackers/PressButton";
import { TrackerCard } from "../../../kits/trackers/TrackerCard";
import { IconButton } from "../../../ui/IconButton";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import styles from "./Conditions.module.css";
import type { Dnd5eProps } from "./dnd5eProps";

const ROUNDS = { min: 0, max: MAX_ROUNDS };

/** The conditions that act, each with what it does, and one more. */
export function Conditions({ state, limits, press, inFight = false }: Dnd5eProps) {
  const active = activeConditions(state, limits);
  const [adding, setAdding] = useState(false);
  const isCounted = countsTurns(state);
  return (
    <TrackerCard title="États">
      {active.length === 0 && (
        <Text size="sm" c="var(--ink-2)">
          Aucun état ne t'affecte.
        </Text>
      )}
      {active.map((id) => (
        <ActiveCondition
          key={id}
          id={id}
          rounds={state.conditions[id]?.rounds}
          remove={state.conditions[id] && (() => press({ kind: "removeCondition", condition: id }))}
        />
      ))}
      {isCounted && !inFight && (
        <Press press={press} operation={{ kind: "endTurn" }}>
          Fin de mon tour
        </Press>
      )}
      {isCounted && inFight && (
        <Text size="sm" c="var(--ink-2)">
          Le combat compte tes tours.
        </Text>
      )}
      <PressButton expanded={adding} onPress={() => setAdding(!adding)}>
        Nouvel état
      </PressButton>
      {adding && <NewCondition press={press} />}
    </TrackerCard>
  );
}

interface ActiveConditionProps {
  id: ConditionId;
  rounds: number | undefined;
  /** Absent for what another condition or 0 hit points bring along: « d'office ». */
  remove: (() => void) | undefined;
}

/** `details` rather than a button: what a condition does stays readable for who may change nothing. */
function ActiveCondition({ id, rounds, remove }: ActiveConditionProps) {
  const { name, lines } = CONDITIONS[id];
  return (
    <Group gap={4} wrap="nowrap" align="start">
      <details className={styles.condition}>
        <summary>
          {name}
          <Text span size="sm" fw={400} c="var(--ink-2)">
            {rounds !== undefined && ` ${rounds} ${plural(rounds, "tour", "tours")}`}
            {!remove && " (d'office)"}
          </Text>
        </summary>
        <Lines lines={lines} />
      </details>
      {remove && <IconButton icon="close" size={44} label={`Retirer l'état ${name}`} onClick={remove} />}
    </Group>
  );
}

function NewCondition({ press }: Pick<Dnd5eProps, "press">) {
  const form = useCheckedForm({
    initialValues: { condition: CONDITION_IDS[0] as ConditionId, rounds: 0 as TypedNumber },
    validate: { rounds: numberRule(ROUNDS) },
  });
  const submit = form.onSubmit(({ condition, rounds }) => {
    const count = typedOr(rounds, ROUNDS, 0);
    press({ kind: "addCondition", condition, ...(count > 0 && { rounds: count }) });
    form.setFieldValue("rounds", 0);
  });
  const { name, lines } = CONDITIONS[form.values.condition];
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <NativeSelect
          {...form.getInputProps("condition")}
          label="État"
          data={CONDITION_IDS.map((value) => ({ value, label: CONDITIONS[value].name }))}
        />
        <details className={styles.condition}>
          <summary>Ce que fait l'état {name}</summary>
          <Lines lines={lines} />
        </details>
        <AmountField
          {...form.getInputProps("rounds")}
          {...ROUNDS}
          label="Tours (0 : jusqu'à ce qu'on le retire)"
        />
        <PressButton onPress={submit}>Ajouter l'état</PressButton>
      </Stack>
    </form>
  );
}
