import { Badge, Divider, Group, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { MessageDocument } from "domain/documents/message";
import { firstCharacters } from "domain/values/text/characters";
import { formatDateTime, formatTime } from "domain/values/text/dates";
import type { ReactNode } from "react";
import arrivals from "../../ui/arrivals.module.css";
import { IconButton } from "../../ui/IconButton";
import { deviceZone } from "../dates/deviceZone";
import styles from "./MessageLine.module.css";
import type { MessageLogLine } from "./messageLogLines";
import type { Mark } from "./useMarking";

/** So much of a message names the button beside it. */
const MAX_NAMED = 40;

interface MessageLineProps {
  line: MessageLogLine;
  own: boolean;
  byMj: boolean;
  /** Who alone reads a private message, in words. */
  audience: string | undefined;
  arrived: boolean;
  onReply: (() => void) | undefined;
  /** Where it may be kept with its evening. */
  mark?: Mark | undefined;
  /** What else is done with it. */
  action?: ReactNode;
}

/** What was said, or what its author does: « Nina dégaine son épée » */
export function MessageText({ name, text, emote }: Pick<MessageDocument, "name" | "text" | "emote">) {
  return <p className={styles.text}>{emote ? <em>{`${name} ${text}`}</em> : text}</p>;
}

/** One message; its text is shown as it was typed, and never read as anything but text. */
export function MessageLine({ line, own, byMj, audience, arrived, onReply, mark, action }: MessageLineProps) {
  const { message, day, continues } = line;
  return (
    <>
      {day && (
        <li>
          <Divider aria-label={day} label={day} color="var(--line-2)" pt={12} pb={4} />
        </li>
      )}
      <li
        className={[styles.line, arrived && arrivals.arrived].filter(Boolean).join(" ")}
        data-own={own || undefined}
        data-private={audience ? true : undefined}
        data-continues={continues || undefined}
        data-markable={mark ? true : undefined}
      >
        {!continues && (
          <Group align="baseline" gap="2px 8px" fz="xs" c="dimmed">
            <Text component="strong" miw={0} fw={650} c="var(--ink)" lh="inherit">
              {message.name}
            </Text>
            {byMj && <Badge color="system">MJ</Badge>}
            {audience && <strong className={styles.audience}>{audience}</strong>}
            <time
              dateTime={new Date(message.createdAt).toISOString()}
              title={formatDateTime(message.createdAt, deviceZone())}
            >
              {formatTime(message.createdAt, deviceZone())}
            </time>
          </Group>
        )}
        <MessageText {...message} />
        {mark && <LineMark message={message} mark={mark} />}
        {onReply && (
          <UnstyledButton className={styles.action} onClick={onReply}>
            Répondre en privé
            <VisuallyHidden> à {message.name}</VisuallyHidden>
          </UnstyledButton>
        )}
        {action}
      </li>
    </>
  );
}

/** « Garder cette ligne », or that it is kept where somebody else may let it go: the same button, which rests then. */
function LineMark({ message, mark: { marked, onMark } }: { message: MessageLogLine["message"]; mark: Mark }) {
  const said = `${message.name}, ${firstCharacters(message.text, MAX_NAMED)}`;
  return (
    <IconButton
      icon="bookmark"
      label={onMark ? `Garder cette ligne : ${said}` : `Ligne gardée : ${said}`}
      title={onMark ? "Garder cette ligne" : "Ligne gardée"}
      className={styles.mark}
      aria-pressed={marked}
      aria-disabled={onMark === undefined || undefined}
      onClick={onMark}
    />
  );
}
