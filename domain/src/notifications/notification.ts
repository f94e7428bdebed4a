import { NOTIFICATION_TYPES, type NotificationType } from "../documents/notification";
import { type SafeLink, safeLink } from "../links/safeLink";
import { readMoment } from "../text/readMoment";

/** A call to action under a notification: in-app paths stay in the app, others open a new tab (spec §2). */
export interface NotificationAction extends SafeLink {
  readonly label: string;
}

/** Spec §3 "Notification". `createdAt` is in epoch milliseconds, absent when the source had none that can be read. */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: NotificationType;
  readonly read: boolean;
  readonly createdAt?: number;
  readonly cta?: NotificationAction;
}

type Fields = Readonly<Record<string, unknown>>;

const DEFAULT_TITLE = "Notification";
const DEFAULT_LABEL = "Ouvrir";

/** Every name under which a source may give a field, the spec's own first. */
const ALIASES = {
  id: ["id", "_id", "notificationId", "uuid"],
  title: ["title", "subject", "heading"],
  message: ["message", "body", "text", "content"],
  type: ["type", "level", "severity", "variant"],
  read: ["read", "isRead", "seen", "is_read"],
  createdAt: ["createdAt", "created_at", "timestamp", "date", "sentAt"],
  cta: ["cta", "action", "callToAction"],
  label: ["label", "text", "title"],
  href: ["href", "url", "link", "to", "path"],
  flatLabel: ["ctaLabel", "actionLabel", "linkLabel"],
  flatHref: ["ctaHref", "ctaUrl", "actionUrl", "url", "href", "link"],
} as const satisfies Record<string, readonly string[]>;

const isFields = (raw: unknown): raw is Fields =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** The first alias that `read` makes sense of: an empty `title` must not hide a `subject`. */
function readField<Value>(
  fields: Fields,
  field: keyof typeof ALIASES,
  read: (raw: unknown) => Value | undefined,
): Value | undefined {
  for (const alias of ALIASES[field]) {
    const value = Object.hasOwn(fields, alias) ? read(fields[alias]) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

function readText(raw: unknown): string | undefined {
  if (typeof raw === "number" && Number.isFinite(raw)) return String(raw);
  return typeof raw === "string" ? raw.trim() || undefined : undefined;
}

function readBoolean(raw: unknown): boolean | undefined {
  if (typeof raw === "boolean") return raw;
  if (raw === 1 || raw === "1" || raw === "true") return true;
  return raw === 0 || raw === "0" || raw === "false" ? false : undefined;
}

function readType(raw: unknown): NotificationType | undefined {
  const name = readText(raw)?.toLowerCase();
  return NOTIFICATION_TYPES.find((type) => type === name);
}

/** A bare address is an action without a label. */
function readActionFields(raw: unknown): Fields | undefined {
  if (typeof raw === "string") return { href: raw };
  return isFields(raw) ? raw : undefined;
}

function readAction(fields: Fields): NotificationAction | undefined {
  const cta = readField(fields, "cta", readActionFields);
  const link = cta ? readField(cta, "href", safeLink) : readField(fields, "flatHref", safeLink);
  if (link === undefined) return undefined;
  const label = cta ? readField(cta, "label", readText) : readField(fields, "flatLabel", readText);
  return { label: label ?? DEFAULT_LABEL, ...link };
}

/**
 * Reads one notification in any of the shapes that sources give (spec §3): aliases, unknown types (info), seconds or
 * milliseconds. An action whose address is not safe is dropped. `undefined` for what says nothing at all.
 *
 * Without an id, one is made of the moment and the title, so that two answers of one source still meet.
 */
export function normaliseNotification(raw: unknown): Notification | undefined {
  if (!isFields(raw)) return undefined;
  const title = readField(raw, "title", readText);
  const message = readField(raw, "message", readText);
  if (title === undefined && message === undefined) return undefined;
  const createdAt = readField(raw, "createdAt", readMoment);
  const cta = readAction(raw);
  return {
    id: readField(raw, "id", readText) ?? `${createdAt ?? ""}:${title ?? message}`,
    title: title ?? DEFAULT_TITLE,
    message: message ?? "",
    type: readField(raw, "type", readType) ?? "info",
    read: readField(raw, "read", readBoolean) ?? readMoment(raw.readAt) !== undefined,
    ...(createdAt !== undefined && { createdAt }),
    ...(cta && { cta }),
  };
}
