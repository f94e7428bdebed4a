import { Button, Chip, Group, Text, TextInput } from "@mantine/core";
import { MAX_NOTE } from "domain/api/rolls";
import type { RollAudience } from "domain/documents/roll";
import type { RollResources } from "domain/game/rolls/afterRoll";
import { MAX_REROLLED, type SecondTry } from "domain/game/rolls/redoSpec";
import { gameOf } from "domain/games/registry/games";
import { type EarlierRoll, luckBuys, mayPush, redoable } from "domain/table/rolls/redoRoll";
import { isSuccess } from "domain/values/dice/rollOutcome";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import styles from "./TableDice.module.css";

interface SecondAttemptProps {
  roll: EarlierRoll & {
    readonly label: string;
    readonly total: number;
    /** Of a roll that the server made. */
    readonly audience?: RollAudience | undefined;
  };
  /** What may be spent on it; undefined where the table keeps count. */
  resources?: RollResources | undefined;
  /** Whether the roll stands beside it already. */
  untitled?: boolean;
  disabled: boolean;
  /** `notes`: what the MJ said of it before. */
  onRedo: (how: SecondTry, notes?: readonly string[]) => void;
}

type Attempted = Pick<SecondAttemptProps, "roll" | "resources">;

/** What Luck makes of it, where there are points enough. */
const luckFor = ({ roll, resources }: Attempted) =>
  luckBuys(roll).filter(({ points }) => resources === undefined || (resources.luck ?? 0) >= points);

const takesWillpower = ({ rolled }: Pick<EarlierRoll, "rolled">): boolean =>
  (rolled && gameOf(rolled.game).rolls.secondAttempts?.takesWillpower) ?? false;

/**
 * What the second attempt of a roll is called; undefined where there is none, and of a success, which needs none and which
 * Luck may better all the same.
 */
export function attemptName({ roll, resources }: Attempted): string | undefined {
  if (redoable(roll) === undefined) return undefined;
  if (takesWillpower(roll)) {
    const isSpent = resources !== undefined && (resources.willpower ?? 0) < 1;
    return isSpent || !roll.dice.some(({ role }) => role === "plain") ? undefined : "Relancer";
  }
  if (mayPush(roll)) return "Insister";
  return isSuccess(roll.outcome) || luckFor({ roll, resources }).length === 0 ? undefined : "Chance";
}

/** Whether anything is offered: a push, Luck that is there, or a point of Willpower. */
export function hasAttempt({ roll, resources }: Attempted): boolean {
  if (redoable(roll) === undefined) return false;
  if (takesWillpower(roll)) return resources === undefined || (resources.willpower ?? 0) > 0;
  return mayPush(roll) || luckFor({ roll, resources }).length > 0;
}

/** The one second attempt that a game allows of a roll: dice by Willpower, a push, or Luck. */
export function SecondAttempt(props: SecondAttemptProps) {
  if (redoable(props.roll) === undefined) return null;
  return takesWillpower(props.roll) ? <WillpowerChoice {...props} /> : <PushOrLuck {...props} />;
}

/** A failure is pushed, or a roll bettered by as many points of Luck as it is above what is wanted. */
function PushOrLuck({ roll, resources, untitled = false, disabled, onRedo }: SecondAttemptProps) {
  const levels = luckFor({ roll, resources });
  const pushes = mayPush(roll);
  if (!pushes && levels.length === 0) return null;
  const turns = !isSuccess(roll.outcome);
  return (
    <Group className={styles.again} justify="space-between" gap={8}>
      {!untitled && (
        <Text size="sm">
          {roll.label} : {roll.total}, {roll.outcome?.label}
        </Text>
      )}
      {pushes && <Push disabled={disabled} isAtTable={roll.audience !== undefined} onRedo={onRedo} />}
      {levels.length > 0 && (
        <Group gap={8}>
          {levels.map(({ level, label, points }, place) => (
            <Button
              key={level}
              size="sm"
              disabled={disabled}
              onClick={() => onRedo({ luck: true, ...(!(turns && place === 0) && { level }) })}
            >
              {turns && place === 0 ? "Dépenser" : `${label} :`} {points} {plural(points, "point", "points")}{" "}
              de Chance
            </Button>
          ))}
        </Group>
      )}
    </Group>
  );
}

/** What a note may hold beside its first words. */
const MAX_STAKE = MAX_NOTE - "Si c'est raté : ".length;

interface PushProps extends Pick<SecondAttemptProps, "disabled" | "onRedo"> {
  isAtTable: boolean;
}

/** At a table, what a failure brings is asked of the MJ before it is rolled, and stands in the log beside it. */
function Push({ disabled, isAtTable, onRedo }: PushProps) {
  const [stake, setStake] = useState("");
  const said = stake.trim();
  return (
    <>
      <Text size="sm" c="var(--ink-2)">
        Insister — si c'est raté : le MJ dit ce qu'il en coûte.
      </Text>
      {isAtTable && (
        <TextInput
          label="Si c'est raté, dit le MJ"
          placeholder="la serrure casse"
          value={stake}
          maxLength={MAX_STAKE}
          w="100%"
          onChange={({ currentTarget }) => setStake(currentTarget.value)}
        />
      )}
      <Button
        size="sm"
        disabled={disabled || (isAtTable && said === "")}
        onClick={() => (said === "" ? onRedo({}) : onRedo({}, [`Si c'est raté : ${said}`]))}
      >
        Insister
      </Button>
    </>
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
