import { Group, UnstyledButton } from "@mantine/core";
import { useMember } from "../../session/SessionProvider";
import { MessageText } from "./MessageLine";
import styles from "./MessageLine.module.css";
import type { PendingMessage } from "./useOutbox";

interface PendingMessageLineProps {
  message: PendingMessage;
  audience: string | undefined;
  connected: boolean;
  onDismiss: () => void;
  /** The author wants to write it again. */
  onTakeBack: () => void;
}

const TOO_OLD = "Ce message attend depuis plus d'un jour.";

/** A message that is not in the log yet: being sent, waiting for the connection, refused, or too old. */
export function PendingMessageLine({ message, audience, connected, ...answers }: PendingMessageLineProps) {
  const { text, emote, state, problem } = message;
  const { name } = useMember();
  const refused = state === "refused" || state === "outdated";
  return (
    <li className={styles.line} data-own data-pending data-private={audience ? true : undefined}>
      <MessageText name={name} text={text} emote={emote} />
      <Group gap="2px 10px" fz="xs" c={refused ? "bad" : "dimmed"} role={refused ? "alert" : undefined}>
        {audience && `${audience} · `}
        {refused && `Non envoyé. ${problem ?? TOO_OLD}`}
        {state === "waiting" &&
          (connected ? "Envoi..." : "Hors connexion : ce message partira dès son retour.")}
        {state === "sent" && "Envoyé"}
        {refused && (
          <UnstyledButton className={styles.action} onClick={answers.onTakeBack}>
            Reprendre le texte
          </UnstyledButton>
        )}
        {refused && (
          <UnstyledButton className={styles.action} onClick={answers.onDismiss}>
            Retirer
          </UnstyledButton>
        )}
      </Group>
    </li>
  );
}
