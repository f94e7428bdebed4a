import { Alert, Group, Text } from "@mantine/core";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { Cast, CastRoll } from "domain/games/dnd5e/spells/castOf";
import { saveLabel, spellRollLabel } from "domain/games/dnd5e/spells/spellLabels";
import { criticalDice } from "domain/values/dice/criticalDice";
import { parseDice } from "domain/values/dice/parseDice";
import { formatModifier } from "domain/values/dice/rollDice";
import { LabelledRoll } from "../../../kits/sheet/LabelledRoll";
import { IconButton } from "../../../ui/IconButton";
import { check } from "../check";
import { damageOfSpell, healingOfSpell } from "./rollsOfCast";

export interface LastCastProps {
  name: string;
  cast: Cast;
  /** Its line in the table's log. */
  follows?: RollRequest["follows"];
  onClose: () => void;
}

/** What is left to do of a spell that was cast: the save to announce, the attacks, the dice. */
export function LastCast({ name, cast: { level, attack, save, rolls }, follows, onClose }: LastCastProps) {
  const attacks = attack && check(name, attack.bonus, { kind: "attack" });
  return (
    <Alert role="note" color="system" mb="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap={10}>
        <Text fw={600}>
          {name}
          {level > 0 && `, niveau ${level}`}
        </Text>
        <IconButton icon="close" label={`Fermer ${name}`} onClick={onClose} />
      </Group>
      {save && (
        <Text size="sm">
          {saveLabel({ save })} : <strong>DD {save.difficulty}</strong>
        </Text>
      )}
      <Group gap={8} mt={8}>
        {attack && (
          <LabelledRoll
            request={attacks && { ...attacks, follows }}
            name="Attaque"
            value={formatModifier(attack.bonus)}
          >
            , {name}
          </LabelledRoll>
        )}
        {rolls.map((roll) => (
          <CastDice
            key={`${roll.kind} ${roll.type} ${roll.dice}`}
            name={name}
            roll={roll}
            critical={attack !== undefined}
            follows={follows}
          />
        ))}
      </Group>
    </Alert>
  );
}

interface CastDiceProps extends Pick<LastCastProps, "name" | "follows"> {
  roll: CastRoll;
  /** An attack comes first, which may be a critical hit. */
  critical: boolean;
}

/** Dice to roll, doubled on a critical hit; a number stands as it is. */
function CastDice({ name, roll, critical, follows }: CastDiceProps) {
  const { dice } = roll;
  const after = { ...(critical && { attack: name }), follows };
  const label = spellRollLabel(roll);
  if (parseDice(dice) === undefined) {
    return (
      <Text size="sm" fw={600}>
        {label} : {dice}
      </Text>
    );
  }
  const doubled = critical && roll.kind === "damage" ? criticalDice(dice) : undefined;
  return (
    <>
      <LabelledRoll
        request={{
          kind: "dice",
          label: `${label} : ${name}`,
          dice,
          damage: damageOfSpell(roll),
          heals: healingOfSpell(roll),
          ...after,
        }}
        name={label}
        value={dice}
      >
        , {name}
      </LabelledRoll>
      {doubled && (
        <LabelledRoll
          request={{
            kind: "dice",
            label: `Critique : ${name}`,
            dice: doubled,
            damage: damageOfSpell(roll, true),
            ...after,
          }}
          name="Critique"
          value={doubled}
        >
          , {name}
        </LabelledRoll>
      )}
    </>
  );
}
