import { notifications } from "@mantine/notifications";

export type ToastTone = "info" | "success" | "warning" | "error";

const COLORS = { info: "accent", success: "ok", warning: "warn", error: "bad" } as const;
/** Long enough to read a sentence twice; a failure stays longer. */
const SHOWN_MS = { success: 5_000, info: 5_000, warning: 8_000, error: 8_000 } as const;

/** Says what has just happened: `toast("success", "Lien copié dans le presse-papiers.")`. */
export function toast(tone: ToastTone, text: string): void {
  notifications.show({
    message: text,
    color: COLORS[tone],
    autoClose: SHOWN_MS[tone],
    role: tone === "error" ? "alert" : "status",
    closeButtonProps: { "aria-label": "Fermer" },
  });
}
