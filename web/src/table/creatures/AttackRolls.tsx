import { Group, Text } from "@mantine/core";
import type { ActionRoll } from "domain/game/rolls/actionRoll";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { RollButton, RollProvider } from "../../ui/RollButton";
import styles from "./CreatureRows.module.css";

interface AttackRollsProps {
  rolls: readonly ActionRoll[];
  /** Without it the rolls are read. */
  onRoll: ((request: RollRequest) => void) | undefined;
}

/** The rolls of one attack, in a row. */
export function AttackRolls({ rolls, onRoll }: AttackRollsProps) {
  return (
    <RollProvider value={onRoll ?? ignore}>
      <Group gap={6}>
        {rolls.map(({ name, value, request }) =>
          onRoll ? (
            <RollButton key={`${name} ${value}`} {...{ name, request }} framed className={styles.roll}>
              {`${name} ${value}`}
            </RollButton>
          ) : (
            <Text key={`${name} ${value}`} span size="sm" className="num">
              {`${name} ${value}`}
            </Text>
          ),
        )}
      </Group>
    </RollProvider>
  );
}

const ignore = () => {};
