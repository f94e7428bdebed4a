import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Button, Group } from "@mantine/core";
import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { useEffect } from "react";
import styles from "./Toaster.module.css";
import { receiveToasts, type Toast } from "./toast";
import { placeNow } from "./toastLift";

const COLORS = { info: "accent", success: "ok", warning: "warn", error: "bad" } as const;
/** Long enough to read a sentence twice; a failure stays longer. */
const SHOWN_MS = { success: 5_000, info: 5_000, warning: 8_000, error: 8_000 } as const;
const MAX_TOASTS = 4;

const ABOVE = "--toasts-above";
const LIFTED = "--toasts-lifted";
const SHIFTED = "--toasts-shifted";

/** Those that are there already stay where they are. */
function makeRoom(text: string): void {
  if (document.querySelector(".mantine-Notification-root") !== null) return;
  const { documentElement } = document;
  const above = Number.parseFloat(getComputedStyle(documentElement).getPropertyValue(ABOVE)) || 0;
  const { lift, shift } = placeNow(text, above);
  documentElement.style.setProperty(LIFTED, `${lift}px`);
  documentElement.style.setProperty(SHIFTED, `${shift}px`);
}

/** What each toast that is shown says, by its id: with a button in it, its message is no text. */
const said = new Map<string, Pick<Toast, "text" | "series">>();

/**
 * One that says the same, or is of its series, goes for the new one. Where the stack is full so does the oldest: a new one would wait unseen, and
 * say its text when it is over.
 */
function makePlace({ text, series }: Toast): void {
  const shown = notificationsStore.getState().notifications;
  const same = shown.filter(({ id = "" }) => {
    const before = said.get(id);
    return before?.text === text || (series !== undefined && before?.series === series);
  });
  const [oldest] = shown.length - same.length >= MAX_TOASTS ? shown : [];
  for (const { id } of oldest ? [...same, oldest] : same) if (id !== undefined) notifications.hide(id);
}

function show(toast: Toast): void {
  const { tone, text, action } = toast;
  makePlace(toast);
  makeRoom(text);
  const id = notifications.show({
    message: action ? <WithAction text={text} label={action.label} run={act} /> : text,
    color: COLORS[tone],
    autoClose: SHOWN_MS[tone],
    // What stands in the stack is read out as it comes, as a live region must be there before what it says.
    role: tone === "error" ? "alert" : "group",
    closeButtonProps: { "aria-label": "Fermer" },
    onClose: ({ id: closed = "" }) => said.delete(closed),
  });
  said.set(id, toast);
  function act() {
    action?.run();
    notifications.hide(id);
    // The toast goes with its button: the keyboard goes on from the page.
    document.querySelector("main")?.focus({ preventScroll: true });
  }
}

function WithAction({ text, label, run }: { text: string; label: string; run: () => void }) {
  return (
    <Group component="span" justify="space-between" gap={8}>
      <span>{text}</span>
      <Button size="xs" onClick={run}>
        {label}
      </Button>
    </Group>
  );
}

/** The stack of toasts, in its corner of the screen: a live region, there before the first one comes. */
export default function Toaster() {
  useEffect(() => receiveToasts(show), []);
  return (
    <Notifications position="bottom-right" limit={MAX_TOASTS} className={styles.stack} aria-live="polite" />
  );
}
