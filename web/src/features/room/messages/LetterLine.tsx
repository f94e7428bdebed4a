import type { OpenLetter } from "./outbox";
import styles from "./Talk.module.css";

interface LetterLineProps {
  letter: OpenLetter;
  ear: string | undefined;
  connected: boolean;
  onDismiss: () => void;
}

/** A message that does not stand in the log yet: on its way, waiting for the connection, or refused. */
export function LetterLine({ letter, ear, connected, onDismiss }: LetterLineProps) {
  const { text, state, problem } = letter;
  return (
    <li className={styles.line} data-own data-letter={state} data-whisper={ear ? true : undefined}>
      <p className={styles.text}>{text}</p>
      <p className={styles.state} role={state === "refused" ? "alert" : undefined}>
        {ear && `${ear} · `}
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
