import { Badge } from "@mantine/core";
import { formatDateTime, formatTime } from "domain/text/dates";
import styles from "./Messages.module.css";
import type { MessageLogLine } from "./messageLogLines";

interface MessageLineProps {
  line: MessageLogLine;
  own: boolean;
  byMj: boolean;
  /** Who alone hears a whisper, in words. */
  audience: string | undefined;
  arrived: boolean;
  onAnswer: (() => void) | undefined;
}

/** One message; its text is shown as it was typed, and never read as anything but text. */
export function MessageLine({ line, own, byMj, audience, arrived, onAnswer }: MessageLineProps) {
  const { message, day, continues } = line;
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
        data-whisper={audience ? true : undefined}
        data-arrived={arrived || undefined}
        data-goes-on={continues || undefined}
      >
        {!continues && (
          <p className={styles.author}>
            <strong>{message.name}</strong>
            {byMj && <Badge color="system">MJ</Badge>}
            {audience && <span className={styles.ear}>{audience}</span>}
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
