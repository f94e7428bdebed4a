import { Button, Chip, Group, Text } from "@mantine/core";
import type { RollResources } from "domain/game/rolls/afterRoll";
import { MAX_REROLLED, type SecondTry } from "domain/game/rolls/redoSpec";
import { gameOf } from "domain/games/registry/games";
import { type EarlierRoll, luckNeeded, redoable } from "domain/table/rolls/redoRoll";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import styles from "./TableDice.module.css";

interface SecondAttemptProps {
  roll: EarlierRoll & { readonly label: string; readonly total: number };
  /** What may be spent on it; undefined where the table keeps count. */
  resources?: RollResources | undefined;
  /** Whether the roll stands beside it already. */
  untitled?: boolean;
  disabled: boolean;
  onRedo: (how: SecondTry) => void;
}

/** The one second attempt that a game allows of a roll: dice by Willpower, a push, or Luck. */
export function SecondAttempt(props: SecondAttemptProps) {
  const spec = redoable(props.roll);
  if (spec === undefined) return null;
  const { takesWillpower = false, mayPush } = gameOf(spec.game).rolls.secondAttempts ?? {};
  if (takesWillpower) return <WillpowerChoice {...props} />;
  return <PushOrLuck {...props} pushes={mayPush?.(spec) ?? true} />;
}

/** A failure is pushed, or turned by as many points of Luck as it missed by. */
function PushOrLuck({
  roll,
  resources,
  untitled = false,
  disabled,
  onRedo,
  pushes,
}: SecondAttemptProps & { pushes: boolean }) {
  const needed = luckNeeded(roll);
  const isEnough = needed !== undefined && (resources === undefined || (resources.luck ?? 0) >= needed);
  if (!pushes && !isEnough) return null;
  return (
    <Group className={styles.again} justify="space-between" gap={8}>
      {!untitled && (
        <Text size="sm">
          {roll.label} : {roll.total}, {roll.outcome?.label}
        </Text>
      )}
      <Group gap={8}>
        {pushes && (
          <Button size="sm" disabled={disabled} onClick={() => onRedo({})}>
            Insister
          </Button>
        )}
        {isEnough && (
          <Button size="sm" disabled={disabled} onClick={() => onRedo({ luck: true })}>
            Dépenser {needed} {plural(needed, "point", "points")} de Chance
          </Button>
        )}
      </Group>
    </Group>
  );
}

/** One to three dice of the pool; Hunger dice are not offered. */
function WillpowerChoice({ roll, resources, untitled = false, disabled, onRedo }: SecondAttemptProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const offered = [...roll.dice.entries()].filter(([, { role }]) => role === "plain");
  const isSpent = resources !== undefined && (resources.willpower ?? 0) < 1;
  if (offered.length === 0 || isSpent) return null;
  const toggle = (place: number) =>
    setChosen((places) =>
      places.includes(place) ? places.filter((one) => one !== place) : [...places, place],
    );
  return (
    <Group className={styles.again} gap={6}>
      <Text size="sm" w="100%">
        {!untitled && `${roll.label} : ${roll.outcome?.label}. `}Un point de Volonté relance jusqu'à{" "}
        {MAX_REROLLED} dés.
      </Text>
      {offered.map(([place, { value }]) => (
        <Chip
          key={place}
          size="sm"
          icon={null}
          checked={chosen.includes(place)}
          disabled={disabled || (chosen.length >= MAX_REROLLED && !chosen.includes(place))}
          onChange={() => toggle(place)}
        >
          {value}
        </Chip>
      ))}
      <Button
        size="sm"
        disabled={disabled || chosen.length === 0}
        onClick={() => onRedo({ dice: [...chosen] })}
      >
        Relancer
      </Button>
    </Group>
  );
}
