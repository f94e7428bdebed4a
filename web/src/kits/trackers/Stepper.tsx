import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Dots } from "../../ui/Dots";
import { IconButton } from "../../ui/IconButton";
import { numberText } from "./amount";

/** More than this is no longer counted at a glance. */
const MAX_DOTS = 10;

interface StepperProps {
  label: string;
  value: number;
  max?: number | undefined;
  /** What one press takes or gives, after « Retirer » and « Ajouter »: « 1 point de Chance ». */
  unit: string;
  /** Without its dots: what they show is shown elsewhere, or is no pool. */
  plain?: boolean;
  /** Whether there is nothing to take, or no room for more. */
  atMin?: boolean;
  atMax?: boolean;
  /** Where taking does more than to take. */
  lessIcon?: "minus" | "dice";
  lessLabel?: string;
  less: () => void;
  more: () => void;
  /** Under the label. */
  detail?: ReactNode;
}

/** A value with its own − and +, heard as « Faim 3 sur 5 ». Both bounds follow from the value unless they are given. */
export function Stepper({
  label,
  value,
  max,
  unit,
  plain = false,
  atMin = value <= 0,
  atMax = max !== undefined && value >= max,
  lessIcon = "minus",
  lessLabel = `Retirer ${unit}`,
  less,
  more,
  detail,
}: StepperProps) {
  const name = `${label} ${numberText(value)}${max === undefined ? "" : ` sur ${numberText(max)}`}`;
  return (
    <Group role="group" aria-label={name} wrap="nowrap" gap={6} mih={48}>
      <Stack gap={2} flex={1} miw={0}>
        <Group gap="0 10px" align="baseline" aria-hidden="true">
          <Text span size="sm" fw={600} c="var(--ink-2)">
            {label}
          </Text>
          <Text span fz="1.25rem" fw={620} lh={1.2} className="num">
            {numberText(value)}
            {max !== undefined && (
              <Text span size="sm" c="var(--ink-2)">
                {" "}
                / {numberText(max)}
              </Text>
            )}
          </Text>
          {!plain && max !== undefined && max <= MAX_DOTS && <Dots value={value} max={max} />}
        </Group>
        {detail && (
          <Text span size="xs" lh={1.35} c="var(--ink-2)">
            {detail}
          </Text>
        )}
      </Stack>
      <IconButton
        icon={lessIcon}
        size={44}
        label={lessLabel}
        aria-disabled={atMin || undefined}
        onClick={atMin ? undefined : less}
      />
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
