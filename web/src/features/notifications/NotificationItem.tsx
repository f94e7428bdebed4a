import { Box, Group, Text, VisuallyHidden } from "@mantine/core";
import type { NotificationType } from "domain/documents/notification";
import type { Notification, NotificationAction } from "domain/table/notifications/notification";
import { relativeTime } from "domain/values/text/dates";
import { Link } from "react-router-dom";
import { deviceZone } from "../../table/dates/deviceZone";
import { IconButton } from "../../ui/IconButton";
import { DatesAnswer } from "./DatesAnswer";
import styles from "./NotificationItem.module.css";
import { JoinRequestAnswer, RareItemAnswer } from "./RequestAnswers";
import { WhispersAnswer } from "./WhispersAnswer";

const TYPE_LABELS: Record<NotificationType, string> = {
  info: "Information",
  success: "Succès",
  warning: "Avertissement",
  error: "Erreur",
  danger: "Danger",
  critical: "Critique",
};

interface NotificationItemProps {
  notification: Notification;
  now: number;
  onRead: () => void;
  onDismiss: () => void;
  /** Its link was followed; `in-app` ones lead away from the panel. */
  onFollow: (action: NotificationAction) => void;
}

export function NotificationItem({ notification, now, onRead, onDismiss, onFollow }: NotificationItemProps) {
  const { title, message, type, read, createdAt, cta, joinRequest, rareItemRequest, dates, whispers } =
    notification;
  return (
    <li className={styles.item} data-type={type} data-unread={!read || undefined}>
      <i className={styles.mark} aria-hidden="true" />
      <Text className={styles.title}>
        <VisuallyHidden>
          {TYPE_LABELS[type]}
          {!read && ", non lue"} :{" "}
        </VisuallyHidden>
        {title}
      </Text>
      <Box className={styles.body}>
        {message && (
          <Text className={styles.message} size="sm" lh={1.5} c="var(--ink-2)">
            {message}
          </Text>
        )}
        {joinRequest && <JoinRequestAnswer request={joinRequest} sentence={message} onAnswered={onDismiss} />}
        {rareItemRequest && (
          <RareItemAnswer request={rareItemRequest} sentence={message} onAnswered={onDismiss} />
        )}
        {dates && <DatesAnswer dates={dates} now={now} />}
        {whispers && <WhispersAnswer whispers={whispers} title={title} />}
        <Group gap="0 12px" mih={34} fz="xs" c="dimmed">
          {createdAt !== undefined && (
            <time dateTime={new Date(createdAt).toISOString()}>
              {relativeTime(createdAt, now, deviceZone())}
            </time>
          )}
          {cta && <ActionLink action={cta} onFollow={() => onFollow(cta)} />}
        </Group>
      </Box>
      <div className={styles.actions}>
        {!read && <IconButton icon="check" label="Marquer comme lu" onClick={onRead} />}
        <IconButton icon="close" label="Ignorer" onClick={onDismiss} />
      </div>
    </li>
  );
}

function ActionLink({ action, onFollow }: { action: NotificationAction; onFollow: () => void }) {
  if (action.kind === "in-app") {
    return (
      <Link className={styles.link} to={action.href} onClick={onFollow}>
        {action.label}
      </Link>
    );
  }
  return (
    <a
      className={styles.link}
      href={action.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
    >
      {action.label}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}
