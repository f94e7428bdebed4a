import { Fieldset, Group, Text, UnstyledButton } from "@mantine/core";
import type { PresetEntry } from "domain/game/preset";
import buttons from "../board/buttons.module.css";
import styles from "./Initiative.module.css";

interface TurnActionsProps {
  actions: readonly PresetEntry[];
  used: readonly string[];
  onToggle: (actionId: string) => void;
}

/** What the turn allows, marked as used one by one. */
export function TurnActions({ actions, used, onToggle }: TurnActionsProps) {
  const legend = (
    <Text span fz="xs" fw={600} c="var(--ink-2)">
      Actions du tour
    </Text>
  );
  return (
    <Fieldset legend={legend} flex="none" classNames={{ legend: styles.legend ?? "" }}>
      <Group gap={5}>
        {actions.map(({ id, label, detail }) => (
          <UnstyledButton
            key={id}
            className={buttons.chip}
            aria-pressed={used.includes(id)}
            title={detail}
            onClick={() => onToggle(id)}
          >
            {label}
          </UnstyledButton>
        ))}
      </Group>
    </Fieldset>
  );
}
