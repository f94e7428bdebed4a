import { Group, Stack, Text } from "@mantine/core";
import { numberText } from "domain/values/text/typedNumber";
import { memo, type ReactNode } from "react";
import { Dots } from "../../ui/Dots";
import { StepButton, type Steps } from "./StepButton";

/** More than this is no longer counted at a glance. */
const MAX_DOTS = 10;

interface StepperProps<Operation> extends Steps<Operation> {
  label: string;
  value: number;
  max?: number | undefined;
  /** What one press takes or gives, after « Retirer » and « Ajouter »: « 1 point de Chance ». */
  unit: string;
  /** Without its dots: what they show is shown elsewhere, or is no pool. */
  plain?: boolean;
  /** Of a choice that is no operation yet: whether there is no room for more. */
  atMax?: boolean;
  /** Where taking does more than to take. */
  lessIcon?: "minus" | "dice";
  lessLabel?: string;
  /** Under the label. */
  detail?: ReactNode;
}

/** A value with its own − and +, heard as « Faim 3 sur 5 ». Nothing is taken below 0; the rest the rules say. */
export function Stepper<Name extends string, Operation extends { readonly kind: Name }>({
  label,
  value,
  max,
  unit,
  plain = false,
  atMax = false,
  lessIcon = "minus",
  lessLabel = `Retirer ${unit}`,
  press,
  less,
  more,
  detail,
}: StepperProps<Operation>) {
  const name = `${label} ${numberText(value)}${max === undefined ? "" : ` sur ${numberText(max)}`}`;
  return (
    <Group role="group" aria-label={name} wrap="nowrap" gap={6} mih={48}>
      <Value {...{ label, value, max, plain, detail }} />
      <StepButton icon={lessIcon} label={lessLabel} press={press} step={less} atBound={value <= 0} />
      <StepButton icon="plus" label={`Ajouter ${unit}`} press={press} step={more} atBound={atMax} />
    </Group>
  );
}

/** What the value is; a press changes one of many. */
const Value = memo(function Value({
  label,
  value,
  max,
  plain,
  detail,
}: Pick<StepperProps<never>, "label" | "value" | "max" | "plain" | "detail">) {
  return (
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
  );
});
