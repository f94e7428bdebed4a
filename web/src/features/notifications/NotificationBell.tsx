import { badgeText } from "domain/notifications/notificationList";
import { plural } from "domain/text/plural";
import { useEffect, useRef, useState } from "react";
import { useArrivals } from "../../ui/useArrivals";
import { NotificationPanel } from "./NotificationPanel";
import styles from "./Notifications.module.css";
import { useNotifications } from "./useNotifications";

/** The header's bell: how much is unread, and the panel that it opens. */
export function NotificationBell() {
  const notifications = useNotifications();
  const { list, unread } = notifications;
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const arrivals = useArrivals(list?.map(({ id }) => id));
  const arrived = list?.find(({ id, read }) => !read && arrivals.has(id));
  const badge = badgeText(unread);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      bell.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  const toggle = () => {
    if (!open) notifications.refresh();
    setOpen(!open);
  };

  return (
    <div className={styles.place} ref={place}>
      <button
        type="button"
        ref={bell}
        className={styles.bell}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={
          unread > 0 ? `Notifications, ${unread} ${plural(unread, "non lue", "non lues")}` : "Notifications"
        }
        onClick={toggle}
      >
        <svg
          key={arrived?.id}
          data-ringing={arrived !== undefined || undefined}
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
        >
          <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20a2.2 2.2 0 0 0 4 0" />
        </svg>
        {badge !== undefined && (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </button>
      <div role="status" className="visuallyHidden">
        {arrived && `Nouvelle notification : ${arrived.title}`}
      </div>
      {open && <NotificationPanel notifications={notifications} onLeave={() => setOpen(false)} />}
    </div>
  );
}
