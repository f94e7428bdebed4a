import {
  Box,
  FocusTrap,
  Group,
  Paper,
  Skeleton,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from "@mantine/core";
import type { NotificationAction } from "domain/table/notifications/notification";
import { formatTime } from "domain/values/text/dates";
import { useRef } from "react";
import { deviceZone } from "../../table/dates/deviceZone";
import { PushOffer } from "../../table/push/PushOffer";
import { EmptyState } from "../../ui/EmptyState";
import { IconButton } from "../../ui/IconButton";
import { useNow } from "../../ui/useNow";
import { NotificationItem } from "./NotificationItem";
import styles from "./NotificationPanel.module.css";
import type { Notifications } from "./useNotifications";

/** Relative times are written again this often. */
const TICK_MS = 15_000;

interface NotificationPanelProps {
  notifications: Notifications;
  onLeave: () => void;
}

/** What the bell opens (product §2 "Notification panel"). Focus moves into it, and stays until it closes. */
export default function NotificationPanel({ notifications, onLeave }: NotificationPanelProps) {
  const { list, refreshedAt } = notifications;
  const panel = useRef<HTMLDivElement>(null);

  /** A button may disappear with what it did: focus stays in the panel. */
  const keepFocus = () => panel.current?.focus();

  return (
    <FocusTrap innerRef={panel}>
      <Paper data-flush className={styles.panel} role="dialog" aria-label="Notifications" tabIndex={-1}>
        <FocusTrap.InitialFocus />
        <PanelHeader
          notifications={notifications}
          onMarkAllRead={() => {
            notifications.markAllRead();
            keepFocus();
          }}
        />
        <Problems {...notifications} />
        <div className={styles.scroll}>
          {list === undefined ? (
            <LoadingItems />
          ) : (
            <Items notifications={notifications} list={list} onChange={keepFocus} onLeave={onLeave} />
          )}
        </div>
        <div className={styles.offer}>
          <PushOffer onPress={keepFocus} onLeave={onLeave} />
        </div>
        {refreshedAt !== undefined && (
          <Text className={styles.refreshed} size="xs" c="dimmed">
            Dernière actualisation à {formatTime(refreshedAt, deviceZone())}
          </Text>
        )}
      </Paper>
    </FocusTrap>
  );
}

interface PanelHeaderProps {
  notifications: Notifications;
  onMarkAllRead: () => void;
}

function PanelHeader({ notifications: { unread, refreshing, refresh }, onMarkAllRead }: PanelHeaderProps) {
  return (
    <Group className={styles.header} gap="4px 6px">
      <Title order={2} size="h3" mr="auto">
        Notifications
      </Title>
      <IconButton
        icon="refresh"
        label="Actualiser"
        className={styles.refresh}
        aria-busy={refreshing}
        onClick={() => refresh({ force: true })}
      />
      <UnstyledButton className={styles.markAllRead} disabled={unread === 0} onClick={onMarkAllRead}>
        Tout marquer comme lu
      </UnstyledButton>
    </Group>
  );
}

interface ItemsProps {
  notifications: Notifications;
  list: NonNullable<Notifications["list"]>;
  onChange: () => void;
  onLeave: () => void;
}

function Items({ notifications: { markRead, dismiss }, list, onChange, onLeave }: ItemsProps) {
  const now = useNow(TICK_MS);
  const follow = (id: string, { kind }: NotificationAction) => {
    markRead(id);
    if (kind === "in-app") onLeave();
  };
  if (list.length === 0) {
    return (
      <Box p={12}>
        <EmptyState>Aucune notification pour le moment.</EmptyState>
      </Box>
    );
  }
  return (
    <Box component="ul" role="list">
      {list.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          now={now}
          onRead={() => {
            markRead(notification.id);
            onChange();
          }}
          onDismiss={() => {
            dismiss(notification.id);
            onChange();
          }}
          onFollow={(action) => follow(notification.id, action)}
        />
      ))}
    </Box>
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

function LoadingItems() {
  return (
    <Stack gap={22} px={18} py={20} role="status">
      <VisuallyHidden>Chargement...</VisuallyHidden>
      {[62, 48, 70].map((width) => (
        <Stack key={width} gap={8}>
          <Skeleton width={`${width}%`} height={16} />
          <Skeleton width="94%" height={12} />
        </Stack>
      ))}
    </Stack>
  );
}
