import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { receiveToasts, type Toast } from "./toast";

const COLORS = { info: "accent", success: "ok", warning: "warn", error: "bad" } as const;
/** Long enough to read a sentence twice; a failure stays longer. */
const SHOWN_MS = { success: 5_000, info: 5_000, warning: 8_000, error: 8_000 } as const;
const MAX_TOASTS = 4;

function show({ tone, text }: Toast): void {
  notifications.show({
    message: text,
    color: COLORS[tone],
    autoClose: SHOWN_MS[tone],
    role: tone === "error" ? "alert" : "status",
    closeButtonProps: { "aria-label": "Fermer" },
  });
}

/** The stack of toasts, in its corner of the screen. */
export default function Toaster() {
  useEffect(() => receiveToasts(show), []);
  return <Notifications position="bottom-right" limit={MAX_TOASTS} />;
}
