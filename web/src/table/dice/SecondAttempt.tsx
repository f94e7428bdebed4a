import { Button, Chip, Group, Text } from "@mantine/core";
import type { TableRollView } from "domain/api/rolls";
import { redoable } from "domain/rolls/redoRoll";
import { MAX_WILLPOWER_DICE } from "domain/systems/vampire/poolRoll";
import { useState } from "react";
import styles from "./TableDice.module.css";
import type { TableDiceControl } from "./useTableDice";

interface SecondAttemptProps {
  dice: TableDiceControl;
  disabled: boolean;
}

/** The one second attempt that a game allows of the last roll: dice by Willpower, or a push. */
export function SecondAttempt({ dice: { last, rollAgain }, disabled }: SecondAttemptProps) {
  if (last === undefined) return null;
  const spec = redoable(last);
  if (spec === undefined) return null;
  if (spec.game === "vampire") {
    return (
      <WillpowerChoice
        key={last.id}
        roll={last}
        disabled={disabled}
        onReroll={(dice) => rollAgain(last, dice)}
      />
    );
  }
  return (
    <Group className={styles.again} justify="space-between" gap={8}>
      <Text size="sm">
        {last.label} : {last.total}, {last.outcome?.label}
      </Text>
      <Button size="sm" disabled={disabled} onClick={() => rollAgain(last)}>
        Insister
      </Button>
    </Group>
  );
}

interface WillpowerChoiceProps {
  roll: TableRollView;
  disabled: boolean;
  onReroll: (dice: number[]) => void;
}

/** One to three dice of the pool; Hunger dice are not offered. */
function WillpowerChoice({ roll, disabled, onReroll }: WillpowerChoiceProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const offered = [...roll.dice.entries()].filter(([, { role }]) => role === "plain");
  if (offered.length === 0) return null;
  const toggle = (place: number) =>
    setChosen((places) =>
      places.includes(place) ? places.filter((one) => one !== place) : [...places, place],
    );
  return (
    <Group className={styles.again} gap={6}>
      <Text size="sm" w="100%">
        {roll.label} : {roll.outcome?.label}. Un point de Volonté relance jusqu'à {MAX_WILLPOWER_DICE} dés.
      </Text>
      {offered.map(([place, { value }]) => (
        <Chip
          key={place}
          size="sm"
          icon={null}
          checked={chosen.includes(place)}
          disabled={disabled || (chosen.length >= MAX_WILLPOWER_DICE && !chosen.includes(place))}
          onChange={() => toggle(place)}
        >
          {value}
        </Chip>
      ))}
      <Button size="sm" disabled={disabled || chosen.length === 0} onClick={() => onReroll([...chosen])}>
        Relancer
      </Button>
    </Group>
  );
}
