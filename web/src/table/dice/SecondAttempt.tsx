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

type Attempted = Pick<SecondAttemptProps, "roll" | "resources">;

/** The points of Luck that turn it, where there are enough of them. */
function luckFor({ roll, resources }: Attempted): number | undefined {
  const needed = luckNeeded(roll);
  return needed !== undefined && (resources === undefined || (resources.luck ?? 0) >= needed)
    ? needed
    : undefined;
}

/** What the second attempt of a roll is called; undefined where there is none. */
export function attemptName({ roll, resources }: Attempted): string | undefined {
  const spec = redoable(roll);
  if (spec === undefined) return undefined;
  const { takesWillpower = false, mayPush } = gameOf(spec.game).rolls.secondAttempts ?? {};
  if (takesWillpower) {
    const isSpent = resources !== undefined && (resources.willpower ?? 0) < 1;
    return isSpent || !roll.dice.some(({ role }) => role === "plain") ? undefined : "Relancer";
  }
  if (mayPush?.(spec) ?? true) return "Insister";
  return luckFor({ roll, resources }) === undefined ? undefined : "Chance";
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
  const luck = luckFor({ roll, resources });
  if (!pushes && luck === undefined) return null;
  return (
    <Group className={styles.again} justify="space-between" gap={8}>
      {!untitled && (
        <Text size="sm">
          {roll.label} : {roll.total}, {roll.outcome?.label}
        </Text>
      )}
      {pushes && (
        <Text size="sm" c="var(--ink-2)">
          Insister — si c'est raté : le MJ dit ce qu'il en coûte.
        </Text>
      )}
      <Group gap={8}>
        {pushes && (
          <Button size="sm" disabled={disabled} onClick={() => onRedo({})}>
            Insister
          </Button>
        )}
        {luck !== undefined && (
          <Button size="sm" disabled={disabled} onClick={() => onRedo({ luck: true })}>
            Dépenser {luck} {plural(luck, "point", "points")} de Chance
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
