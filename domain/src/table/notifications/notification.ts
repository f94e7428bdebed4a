import { NOTIFICATION_TYPES, type NotificationType } from "../../documents/notification";
import { type SafeLink, safeLink } from "../../values/links/safeLink";
import { type Fields, fieldsOf, isRecord, readFirst } from "../../values/reading/fields";
import { LINE_LENGTH, readBoolean, readProse, readText } from "../../values/reading/values";
import { isSystemId, type SystemId } from "../../values/systemIds";
import { readMoment } from "../../values/text/readMoment";
import { readNumber } from "../../values/text/readNumber";

/** The action of a notification: in-app paths stay in the app, others open a new tab (product §2). */
export interface NotificationAction extends SafeLink {
  readonly label: string;
}

/**
 * Product §3 "Notification". `createdAt` is in epoch milliseconds, absent when the source has none that can
 * be read.
 */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: NotificationType;
  readonly read: boolean;
  readonly createdAt?: number;
  readonly cta?: NotificationAction;
  /** The request to join that the MJ may answer in it. */
  readonly joinRequest?: JoinRequestReference;
  /** The rare item that the MJ may give or refuse in it. */
  readonly rareItemRequest?: RareItemRequestReference;
  /** The dates that a player may answer in it. */
  readonly dates?: DatesReference;
  /** What a player and the MJ write to each other, which its recipient may read and answer in it. */
  readonly whispers?: WhispersReference;
}

/** Between which player of a campaign and its MJ. */
export interface WhispersReference {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly playerUid: string;
  /** How many of them wait. */
  readonly count: number;
}

/** What the MJ of a campaign proposes, or one evening that takes place. */
export interface DatesReference {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly pollId?: string;
  readonly meetingId?: string;
  /** Of that evening, as it was told; epoch milliseconds. */
  readonly start?: number;
}

/** A request for a rare item, of which campaign. */
export interface RareItemRequestReference {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly requestId: string;
}

/** A pending request: who asks to join which campaign. */
export interface JoinRequestReference {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly uid: string;
}

const DEFAULT_TITLE = "Notification";
const DEFAULT_LABEL = "Ouvrir";

/** All names of each field, the product's own first; `created_at` is the same as `createdAt`. */
const NAMES = {
  id: ["id", "notificationId", "uuid"],
  title: ["title", "subject", "heading"],
  message: ["message", "body", "text", "content"],
  type: ["type", "level", "severity", "variant"],
  read: ["read", "isRead", "seen"],
  readAt: ["readAt", "seenAt"],
  createdAt: ["createdAt", "timestamp", "date", "sentAt"],
  cta: ["cta", "action", "callToAction"],
  label: ["label", "text", "title"],
  href: ["href", "url", "link", "to", "path"],
  flatLabel: ["ctaLabel", "actionLabel", "linkLabel"],
  flatHref: ["ctaHref", "ctaUrl", "actionUrl", "url", "href", "link"],
} as const;

function readType(raw: unknown): NotificationType | undefined {
  const name = readText(raw)?.toLowerCase();
  return NOTIFICATION_TYPES.find((type) => type === name);
}

/** An address alone is an action without a label. */
function readActionFields(raw: unknown): Fields | undefined {
  if (typeof raw === "string") return fieldsOf({ href: raw });
  return isRecord(raw) ? fieldsOf(raw) : undefined;
}

function readAction(fields: Fields): NotificationAction | undefined {
  const cta = readFirst([fields], NAMES.cta, readActionFields);
  const link = cta ? readFirst([cta], NAMES.href, safeLink) : readFirst([fields], NAMES.flatHref, safeLink);
  if (link === undefined) return undefined;
  const label = cta
    ? readFirst([cta], NAMES.label, readText)
    : readFirst([fields], NAMES.flatLabel, readText);
  return { label: label ?? DEFAULT_LABEL, ...link };
}

/** Undefined unless all of it can be read: an answer to half a request goes nowhere. */
function readJoinRequest(raw: unknown): JoinRequestReference | undefined {
  if (!isRecord(raw)) return undefined;
  const [campaignId, uid] = [readText(raw.campaignId), readText(raw.uid)];
  if (campaignId === undefined || uid === undefined || !isSystemId(raw.system)) return undefined;
  return { campaignId, system: raw.system, uid };
}

/** As `readJoinRequest`. */
function readRareItemRequest(raw: unknown): RareItemRequestReference | undefined {
  if (!isRecord(raw)) return undefined;
  const [campaignId, requestId] = [readText(raw.campaignId), readText(raw.requestId)];
  if (campaignId === undefined || requestId === undefined || !isSystemId(raw.system)) return undefined;
  return { campaignId, system: raw.system, requestId };
}

/** As `readJoinRequest`. */
function readDates(raw: unknown): DatesReference | undefined {
  if (!isRecord(raw)) return undefined;
  const [campaignId, pollId] = [readText(raw.campaignId), readText(raw.pollId)];
  if (campaignId === undefined || !isSystemId(raw.system)) return undefined;
  const campaign = { campaignId, system: raw.system };
  if (pollId !== undefined) return { ...campaign, pollId };
  const [meetingId, start] = [readText(raw.meetingId), readMoment(raw.start)];
  return meetingId === undefined || start === undefined ? undefined : { ...campaign, meetingId, start };
}

/** As `readJoinRequest`. */
function readWhispers(raw: unknown): WhispersReference | undefined {
  if (!isRecord(raw)) return undefined;
  const [campaignId, playerUid] = [readText(raw.campaignId), readText(raw.playerUid)];
  if (campaignId === undefined || playerUid === undefined || !isSystemId(raw.system)) return undefined;
  return { campaignId, system: raw.system, playerUid, count: Math.max(1, readNumber(raw.count) ?? 1) };
}

/** Limited to the length of ids that are read, so that reading it again gives the same id. */
function derivedId(createdAt: number | undefined, text: string | undefined): string {
  return `${createdAt ?? ""}:${text}`.slice(0, LINE_LENGTH).trimEnd();
}

/**
 * Reads a notification in any of the shapes of its sources (product §3): aliases, unknown types (info),
 * seconds or milliseconds. An action with an unsafe address is removed. `undefined` when there is neither
 * title nor message.
 *
 * Without an id, one is derived from time and title, so that two answers with the same notification give the
 * same id.
 */
export function normaliseNotification(raw: unknown): Notification | undefined {
  const fields = fieldsOf(raw);
  const read = <Value>(names: readonly string[], reader: (value: unknown) => Value | undefined) =>
    readFirst([fields], names, reader);
  const title = read(NAMES.title, readText);
  const message = read(NAMES.message, readProse);
  if (title === undefined && message === undefined) return undefined;
  const createdAt = read(NAMES.createdAt, readMoment);
  const cta = readAction(fields);
  const joinRequest = read(["joinRequest"], readJoinRequest);
  const rareItemRequest = read(["rareItemRequest"], readRareItemRequest);
  const dates = read(["dates"], readDates);
  const whispers = read(["whispers"], readWhispers);
  return {
    id: read(NAMES.id, readText) ?? derivedId(createdAt, title ?? message),
    title: title ?? DEFAULT_TITLE,
    message: message ?? "",
    type: read(NAMES.type, readType) ?? "info",
    read: read(NAMES.read, readBoolean) ?? read(NAMES.readAt, readMoment) !== undefined,
    ...(createdAt !== undefined && { createdAt }),
    ...(cta && { cta }),
    ...(joinRequest && { joinRequest }),
    ...(rareItemRequest && { rareItemRequest }),
    ...(dates && { dates }),
    ...(whispers && { whispers }),
  };
}
