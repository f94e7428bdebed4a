import { ActionIcon, Button, Fieldset, Group, NumberInput } from "@mantine/core";

import type { AnyOperation } from "domain/play/playSystem";
import type { SystemId } from "domain/systems/systemIds";
import { useState } from "react";
import styles from "./HitPointChanges.module.css";
import { type HitPointChange, hitPointOperation } from "./hitPointOperation";

const CHANGES: readonly { readonly kind: HitPointChange; readonly label: string }[] = [
  { kind: "damage", label: "Dégâts" },
  { kind: "healing", label: "Soins" },
  { kind: "temporary", label: "Temporaires" },
];
const [MIN, MAX] = [1, 9999];

/** What is typed as an amount that can be applied. */
const amountOf = (typed: number | string): number =>
  Math.min(MAX, Math.max(MIN, Math.trunc(Number(typed)) || MIN));

interface HitPointChangesProps {
  system: SystemId;
  press: (operation: AnyOperation) => void;
  disabled?: boolean | undefined;
  /** All in one line where there is room for it. */
  inline?: boolean;
}

/** Damage, healing and temporary points, for one thumb. Only D&D has temporary ones. */
export function HitPointChanges({ system, press, disabled = false, inline = false }: HitPointChangesProps) {
  const kinds = CHANGES.filter(({ kind }) => kind !== "temporary" || system === "dnd5e");
  const [typed, setTyped] = useState<number | string>(MIN);
  const amount = amountOf(typed);
  const change = (kind: HitPointChange) => {
    press(hitPointOperation(system, kind, amount));
    setTyped(MIN);
  };
  const step = (label: string, by: number) => (
    <ActionIcon
      radius="xl"
      size={42}
      fz="1.2rem"
      aria-label={label}
      onClick={() => setTyped(amountOf(amount + by))}
    >
      {by < 0 ? "−" : "+"}
    </ActionIcon>
  );
  return (
    <Fieldset
      aria-label="Modifier les points de vie"
      disabled={disabled}
      miw={0}
      maw={560}
      className={styles.changes}
      data-inline={inline || undefined}
    >
      <Group gap={8}>
        <NumberInput
          aria-label="Nombre de points"
          value={typed}
          onChange={setTyped}
          min={MIN}
          max={MAX}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          selectAllOnFocus
          leftSection={step("Un de moins", -1)}
          leftSectionPointerEvents="all"
          leftSectionWidth={44}
          rightSection={step("Un de plus", 1)}
          rightSectionWidth={44}
          className={styles.amount}
          classNames={{ input: styles.amountInput ?? "" }}
        />
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            size="sm"
            flex="1 0 auto"
            mih={44}
            px={12}
            className={styles.change}
            data-kind={kind}
            onClick={() => change(kind)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Fieldset>
  );
}
