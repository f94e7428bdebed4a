import type { NotificationType } from "domain/documents/notification";
import type { Notification, NotificationAction } from "domain/notifications/notification";
import { relativeTime } from "domain/text/dates";
import { Link } from "react-router-dom";
import styles from "./Notifications.module.css";

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
  const { title, message, type, read, createdAt, cta } = notification;
  return (
    <li className={styles.item} data-type={type} data-unread={!read || undefined}>
      <i className={styles.mark} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>
          <span className="visuallyHidden">
            {TYPE_LABELS[type]}
            {!read && ", non lue"} :{" "}
          </span>
          {title}
        </p>
        {message && <p className={styles.message}>{message}</p>}
        <div className={styles.foot}>
          {createdAt !== undefined && (
            <time dateTime={new Date(createdAt).toISOString()}>{relativeTime(createdAt, now)}</time>
          )}
          {cta && <Follow action={cta} onFollow={() => onFollow(cta)} />}
        </div>
      </div>
      <div className={styles.acts}>
        {!read && <Act label="Marquer comme lu" shape="m4 10.5 4 4 8-9" onPress={onRead} />}
        <Act label="Ignorer" shape="m5.5 5.5 9 9M14.5 5.5l-9 9" onPress={onDismiss} />
      </div>
    </li>
  );
}

function Act({ label, shape, onPress }: { label: string; shape: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}

function Follow({ action, onFollow }: { action: NotificationAction; onFollow: () => void }) {
  if (action.kind === "in-app") {
    return (
      <Link className={styles.cta} to={action.href} onClick={onFollow}>
        {action.label}
      </Link>
    );
  }
  return (
    <a className={styles.cta} href={action.href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
      {action.label}
      <span className="visuallyHidden"> (nouvel onglet)</span>
    </a>
  );
}
