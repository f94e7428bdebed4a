import { Chip, Fieldset, Group, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import styles from "./Chips.module.css";

interface ChipsProps<Id extends string> {
  legend: ReactNode;
  options: readonly { readonly id: Id; readonly name: string }[];
}

interface ToggleChipsProps<Id extends string> extends ChipsProps<Id> {
  /** `"2 sur 3"` beside the legend. */
  count?: string | undefined;
  chosen: readonly Id[];
  /** No more may be chosen: the rest waits until one is given back. */
  full?: boolean;
  onToggle: (id: Id) => void;
}

/** Several of many: check boxes. */
export function ToggleChips<Id extends string>({
  legend,
  count,
  options,
  chosen,
  full = false,
  onToggle,
}: ToggleChipsProps<Id>) {
  return (
    <ChipFieldset legend={legend} count={count}>
      {options.map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <Chip
            key={id}
            icon={null}
            checked={isChosen}
            disabled={full && !isChosen}
            onChange={() => onToggle(id)}
          >
            {name}
          </Chip>
        );
      })}
    </ChipFieldset>
  );
}

interface ChipChoiceProps<Id extends string> extends ChipsProps<Id> {
  chosen: Id | "";
  onChoose: (id: Id) => void;
}

/** One of a few: radio buttons of the same look. */
export function ChipChoice<Id extends string>({ legend, options, chosen, onChoose }: ChipChoiceProps<Id>) {
  const name = useId();
  return (
    <ChipFieldset legend={legend}>
      <Chip.Group<false, Id | ""> value={chosen} onChange={(id) => id !== "" && onChoose(id)}>
        {options.map((option) => (
          <Chip key={option.id} icon={null} name={name} value={option.id}>
            {option.name}
          </Chip>
        ))}
      </Chip.Group>
    </ChipFieldset>
  );
}

interface ChipFieldsetProps {
  legend: ReactNode;
  count?: string | undefined;
  children: ReactNode;
}

function ChipFieldset({ legend, count, children }: ChipFieldsetProps) {
  const countId = useId();
  return (
    <Fieldset
      classNames={{ legend: styles.legend ?? "" }}
      aria-describedby={count ? countId : undefined}
      legend={
        <>
          {legend}
          {count && (
            <Text span id={countId} size="sm" c="dimmed" fw={500}>
              {count}
            </Text>
          )}
        </>
      }
    >
      <Group gap={7}>{children}</Group>
    </Fieldset>
  );
}
