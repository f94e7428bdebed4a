import styles from "./Messages.module.css";
import type { PendingMessage } from "./outbox";

interface PendingMessageLineProps {
  message: PendingMessage;
  audience: string | undefined;
  connected: boolean;
  onDismiss: () => void;
}

/** A message that does not stand in the log yet: on its way, waiting for the connection, or refused. */
export function PendingMessageLine({ message, audience, connected, onDismiss }: PendingMessageLineProps) {
  const { text, state, problem } = message;
  return (
    <li className={styles.line} data-own data-letter={state} data-whisper={audience ? true : undefined}>
      <p className={styles.text}>{text}</p>
      <p className={styles.state} role={state === "refused" ? "alert" : undefined}>
        {audience && `${audience} · `}
        {state === "refused" && problem}
        {state === "waiting" &&
          (connected ? "Envoi..." : "Hors connexion : ce message partira dès son retour.")}
        {state === "sent" && "Envoyé"}
        {state === "refused" && (
          <button type="button" className={styles.answer} onClick={onDismiss}>
            Retirer
          </button>
        )}
      </p>
    </li>
  );
}
