import { Skeleton } from "@mantine/core";
import type { NotificationAction } from "domain/notifications/notification";
import { formatTime } from "domain/text/dates";
import { useRef } from "react";
import { EmptyState } from "../../ui/EmptyState";
import { useNow } from "../../ui/useNow";
import { NotificationItem } from "./NotificationItem";
import styles from "./Notifications.module.css";
import type { Notifications } from "./useNotifications";

const TICK_MS = 15_000;

/** What the bell opens (product §2 "Notification panel"). */
export function NotificationPanel({
  notifications,
  onLeave,
}: {
  notifications: Notifications;
  onLeave: () => void;
}) {
  const { list, unread, refreshing, refreshedAt } = notifications;
  const now = useNow(TICK_MS);
  const panel = useRef<HTMLDivElement>(null);

  /** The button that was pressed goes away with what it did: focus stays in the panel. */
  const keepFocus = () => panel.current?.focus();
  const follow = (id: string, { kind }: NotificationAction) => {
    notifications.markRead(id);
    if (kind === "in-app") onLeave();
  };

  return (
    <div className={styles.panel} role="dialog" aria-label="Notifications" ref={panel} tabIndex={-1}>
      <header className={styles.head}>
        <h2>Notifications</h2>
        <button
          type="button"
          className={styles.refresh}
          aria-label="Actualiser"
          title="Actualiser"
          aria-busy={refreshing}
          onClick={() => notifications.refresh({ force: true })}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M16.5 10a6.5 6.5 0 1 1-1.9-4.6M16.6 2.6v3.6H13" />
          </svg>
        </button>
        <button
          type="button"
          className={styles.allRead}
          disabled={unread === 0}
          onClick={() => {
            notifications.markAllRead();
            keepFocus();
          }}
        >
          Tout marquer comme lu
        </button>
      </header>
      <Problems {...notifications} />
      <div className={styles.scroll}>
        {list === undefined && <Waiting />}
        {list?.length === 0 && (
          <div className={styles.empty}>
            <EmptyState>Aucune notification pour le moment.</EmptyState>
          </div>
        )}
        {list !== undefined && list.length > 0 && (
          <ul className={styles.list}>
            {list.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                now={now}
                onRead={() => {
                  notifications.markRead(notification.id);
                  keepFocus();
                }}
                onDismiss={() => {
                  notifications.dismiss(notification.id);
                  keepFocus();
                }}
                onFollow={(action) => follow(notification.id, action)}
              />
            ))}
          </ul>
        )}
      </div>
      {refreshedAt !== undefined && (
        <p className={styles.refreshed}>Dernière actualisation à {formatTime(refreshedAt)}</p>
      )}
    </div>
  );
}

function Problems({ failed, refused }: Pick<Notifications, "failed" | "refused">) {
  return (
    <div role="alert" className={styles.problems}>
      {failed && <p>Impossible de charger les notifications. Réessaie plus tard.</p>}
      {refused && <p>La notification n'a pas pu être modifiée. Réessaie plus tard.</p>}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="visuallyHidden">Chargement...</span>
      {[62, 48, 70].map((width) => (
        <div key={width}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="94%" height={12} />
        </div>
      ))}
    </div>
  );
}
