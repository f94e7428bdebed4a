import { Group } from "@mantine/core";
import { Points } from "./Points";
import { StepButton, type Steps } from "./StepButton";

interface PointsStepperProps<Operation> extends Steps<Operation> {
  label: string;
  value: number;
  max: number;
  /** What one press takes or gives, after « Retirer » and « Ajouter »: « 1 PV ». */
  unit: string;
  /** What is taken before the value: temporary hit points. */
  spare?: number;
}

/** A value beside its card's title, between its own − and +: « 12 / 30 », heard as « Points de vie 12 sur 30 ». */
export function PointsStepper<Name extends string, Operation extends { readonly kind: Name }>({
  label,
  value,
  max,
  unit,
  spare = 0,
  press,
  less,
  more,
}: PointsStepperProps<Operation>) {
  return (
    <Group role="group" aria-label={`${label} ${value} sur ${max}`} wrap="nowrap" gap={6}>
      <StepButton
        icon="minus"
        label={`Retirer ${unit}`}
        press={press}
        step={less}
        atBound={value + spare <= 0}
      />
      <Points value={value} max={max} />
      <StepButton icon="plus" label={`Ajouter ${unit}`} press={press} step={more} />
    </Group>
  );
}
