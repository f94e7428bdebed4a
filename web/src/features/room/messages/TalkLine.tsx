import { formatDateTime, formatTime } from "domain/text/dates";
import { Badge } from "../../../ui/Badge";
import type { SpokenLine } from "./spokenLines";
import styles from "./Talk.module.css";

interface TalkLineProps {
  line: SpokenLine;
  own: boolean;
  byMj: boolean;
  /** Who alone hears a whisper, in words. */
  ear: string | undefined;
  arrived: boolean;
  onAnswer: (() => void) | undefined;
}

/** One message; its text is shown as it was typed, and never read as anything but text. */
export function TalkLine({ line, own, byMj, ear, arrived, onAnswer }: TalkLineProps) {
  const { message, day, goesOn } = line;
  return (
    <>
      {day && (
        <li className={styles.day}>
          <span>{day}</span>
        </li>
      )}
      <li
        className={styles.line}
        data-own={own || undefined}
        data-whisper={ear ? true : undefined}
        data-arrived={arrived || undefined}
        data-goes-on={goesOn || undefined}
      >
        {!goesOn && (
          <p className={styles.author}>
            <strong>{message.name}</strong>
            {byMj && <Badge tone="system">MJ</Badge>}
            {ear && <span className={styles.ear}>{ear}</span>}
            <time
              dateTime={new Date(message.createdAt).toISOString()}
              title={formatDateTime(message.createdAt)}
            >
              {formatTime(message.createdAt)}
            </time>
          </p>
        )}
        <p className={styles.text}>{message.text}</p>
        {onAnswer && (
          <button type="button" className={styles.answer} onClick={onAnswer}>
            Répondre en privé
            <span className="visuallyHidden"> à {message.name}</span>
          </button>
        )}
      </li>
    </>
  );
}
