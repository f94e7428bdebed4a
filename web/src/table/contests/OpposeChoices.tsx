import { Button, Group, NativeSelect } from "@mantine/core";
import type { RollSpec } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { SheetChoiceGroup } from "domain/game/sheetRules";
import { opposedBy } from "domain/table/rolls/contests";
import { rollValue } from "domain/table/rolls/rollValue";
import type { ReactNode } from "react";

/** How many usual answers are buttons; everything else is in the list. */
const MAX_BUTTONS = 3;

interface OpposeChoicesProps {
  /** What is opposed. */
  spec: RollSpec;
  /** All that may be opposed to it: rolls of a sheet or of a creature, in its groups. */
  groups: readonly SheetChoiceGroup[];
  busy: boolean;
  disabled: boolean;
  onRoll: (request: RollRequest) => void;
  /** Other answers. */
  children?: ReactNode;
}

/** What opposes a roll: the usual answers as buttons, the other rolls of a sheet in a list. */
export function OpposeChoices({ spec, groups, busy, disabled, onRoll, children }: OpposeChoicesProps) {
  const all = groups.flatMap(({ choices }) => choices).filter(({ kind }) => kind !== "dice");
  const usual = opposedBy(spec)
    .flatMap((label) => all.find((request) => request.label === label) ?? [])
    .slice(0, MAX_BUTTONS);
  const items = groups.map(({ title, choices }) => ({
    group: title,
    items: choices
      .filter(({ kind }) => kind !== "dice")
      .map((request) => ({
        value: `${title}\n${request.label}`,
        label: `${request.label} ${rollValue(request)}`,
      })),
  }));
  const chosen = (value: string) =>
    groups
      .find(({ title }) => value.startsWith(`${title}\n`))
      ?.choices.find(({ label }) => value.endsWith(`\n${label}`));
  return (
    <Group component="span" gap={6}>
      {usual.map((request) => (
        <Button
          key={request.label}
          size="xs"
          mih={36}
          variant="primary"
          loading={busy}
          disabled={disabled}
          onClick={() => onRoll(request)}
        >
          {`${request.label} ${rollValue(request)}`}
        </Button>
      ))}
      <NativeSelect
        size="xs"
        w={150}
        styles={{ input: { minHeight: 36, height: 36 } }}
        aria-label="Opposer un autre jet"
        disabled={disabled || busy}
        value=""
        data={[{ value: "", label: "Autre jet…" }, ...items.filter((group) => group.items.length > 0)]}
        onChange={({ currentTarget }) => {
          const request = chosen(currentTarget.value);
          if (request) onRoll(request);
        }}
      />
      {children}
    </Group>
  );
}
