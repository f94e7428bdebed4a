import { Group } from "@mantine/core";
import { IconButton } from "../../ui/IconButton";
import { Points } from "./Points";

interface PointsStepperProps {
  label: string;
  value: number;
  max: number;
  /** What one press takes or gives, after « Retirer » and « Ajouter »: « 1 PV ». */
  unit: string;
  /** Whether there is nothing to take, or no room for more. */
  atMin: boolean;
  atMax: boolean;
  less: () => void;
  more: () => void;
}

/** A value beside its card's title, between its own − and +: « 12 / 30 », heard as « Points de vie 12 sur 30 ». */
export function PointsStepper({ label, value, max, unit, atMin, atMax, less, more }: PointsStepperProps) {
  return (
    <Group role="group" aria-label={`${label} ${value} sur ${max}`} wrap="nowrap" gap={6}>
      <IconButton
        icon="minus"
        size={44}
        label={`Retirer ${unit}`}
        aria-disabled={atMin || undefined}
        onClick={atMin ? undefined : less}
      />
      <Points value={value} max={max} />
      <IconButton
        icon="plus"
        size={44}
        label={`Ajouter ${unit}`}
        aria-disabled={atMax || undefined}
        onClick={atMax ? undefined : more}
      />
    </Group>
  );
}
