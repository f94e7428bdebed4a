import { Alert, Group, Text } from "@mantine/core";
import type { Cast, CastRoll } from "domain/games/dnd5e/spells/castOf";
import { saveLabel, spellRollLabel } from "domain/games/dnd5e/spells/spellLabels";
import { criticalDice } from "domain/values/dice/criticalDice";
import { parseDice } from "domain/values/dice/parseDice";
import { formatModifier } from "domain/values/dice/rollDice";
import { LabelledRoll } from "../../../kits/sheet/LabelledRoll";
import { IconButton } from "../../../ui/IconButton";
import { check } from "../../../ui/RollButton";
import { damageOfSpell } from "./rollsOfCast";

interface LastCastProps {
  name: string;
  cast: Cast;
  onClose: () => void;
}

/** What is left to do of a spell that was cast: the save to announce, the attacks, the dice. */
export function LastCast({ name, cast: { level, attack, save, rolls }, onClose }: LastCastProps) {
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
            request={check(name, attack.bonus, { kind: "attack" })}
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
          />
        ))}
      </Group>
    </Alert>
  );
}

/** Dice to roll, doubled on a critical hit; a number stands as it is. */
function CastDice({ name, roll, critical }: { name: string; roll: CastRoll; critical: boolean }) {
  const { dice } = roll;
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
        request={{ kind: "dice", label: `${label} : ${name}`, dice, damage: damageOfSpell(roll) }}
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
