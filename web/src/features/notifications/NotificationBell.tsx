import { ActionIcon, Indicator, VisuallyHidden } from "@mantine/core";
import { useClickOutside, useDisclosure, useHotkeys } from "@mantine/hooks";
import { badgeText } from "domain/table/notifications/notificationList";
import { plural } from "domain/values/text/plural";
import { useRef } from "react";
import { useArrivals } from "../../ui/useArrivals";
import { useOnDemand } from "../../ui/useOnDemand";
import styles from "./NotificationBell.module.css";
import { useNotifications } from "./useNotifications";

const loadPanel = () => import("./NotificationPanel");

/**
 * The header's bell: how many are unread, and the panel that it opens, which is loaded when somebody points at the bell
 * or reaches it. The panel closes on Escape and on a press outside (product §2).
 */
export function NotificationBell() {
  const notifications = useNotifications();
  const { list, unread } = notifications;
  const [NotificationPanel, request] = useOnDemand(loadPanel);
  const [opened, { open, close }] = useDisclosure();
  const bell = useRef<HTMLButtonElement>(null);
  const root = useClickOutside<HTMLDivElement>(close, undefined, undefined, opened);
  const arrivals = useArrivals(list?.map(({ id }) => id));
  const arrived = list?.find(({ id, read }) => !read && arrivals.has(id));
  const badge = badgeText(unread);

  const closeAndReturn = () => {
    close();
    bell.current?.focus();
  };
  useHotkeys(opened ? [["Escape", closeAndReturn]] : []);

  const toggle = () => {
    if (opened) return close();
    request();
    notifications.refresh();
    open();
  };

  return (
    <div className={styles.root} ref={root}>
      <ActionIcon
        ref={bell}
        size={44}
        className={styles.bell}
        style={{ borderRadius: "var(--r-full)" }}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-label={
          unread > 0 ? `Notifications, ${unread} ${plural(unread, "non lue", "non lues")}` : "Notifications"
        }
        onPointerEnter={request}
        onFocus={request}
        onClick={toggle}
      >
        <Indicator
          label={badge}
          disabled={badge === undefined}
          size={21}
          offset={-2}
          color="var(--bad-fill)"
          classNames={{ indicator: styles.badge }}
        >
          <svg
            key={arrived?.id}
            data-arrived={arrived !== undefined || undefined}
            viewBox="0 0 24 24"
            width="22"
            height="22"
            aria-hidden="true"
          >
            <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20a2.2 2.2 0 0 0 4 0" />
          </svg>
        </Indicator>
      </ActionIcon>
      <VisuallyHidden role="status">{arrived && `Nouvelle notification : ${arrived.title}`}</VisuallyHidden>
      {opened && NotificationPanel && <NotificationPanel notifications={notifications} onLeave={close} />}
    </div>
  );
}
