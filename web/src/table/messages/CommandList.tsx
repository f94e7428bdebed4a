import { Paper, Text, UnstyledButton } from "@mantine/core";
import type { ChatCommand } from "domain/table/messages/chatLine";
import type { SystemId } from "domain/values/systemIds";
import styles from "./Composer.module.css";

interface CommandListProps {
  commands: readonly ChatCommand[];
  system: SystemId;
  onChoose: (command: ChatCommand) => void;
}

/** What a line that begins with « / » may become; a press writes it. */
export function CommandList({ commands, system, onChoose }: CommandListProps) {
  return (
    <Paper component="ul" role="list" className={styles.commands} p={6} m={0} aria-label="Commandes">
      {commands.map((command) => {
        const { word, aliases, says, examples } = command;
        return (
          <li key={word}>
            <UnstyledButton className={styles.command} onClick={() => onChoose(command)}>
              <Text span size="sm" fw={650}>
                {[word, ...aliases].map((one) => `/${one}`).join(", ")}
              </Text>
              <Text span size="sm" c="var(--ink-2)">
                {says}
              </Text>
              <Text span size="xs" c="dimmed" className={styles.example}>
                {examples(system)
                  .map((example) => `/${word} ${example}`)
                  .join(" · ")}
              </Text>
            </UnstyledButton>
          </li>
        );
      })}
    </Paper>
  );
}
